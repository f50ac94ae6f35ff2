import { download } from '#app/desk/frame/download.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import type { Route } from './+types/paper-route.ts';

export async function loader({ params: { reference, paper: id }, context }: Route.LoaderArgs) {
  const { principal, papers } = deskContext(context, 'enquiries');
  const paper = await papers.open(principal, reference, id);
  if (!paper) throw new Response('There is no such paper.', { status: 404 });
  return download(paper, `filename*=UTF-8''${encodeURIComponent(paper.name)}`);
}
