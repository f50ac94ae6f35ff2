import { download } from '#app/desk/frame/download.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import type { Route } from './+types/cv-route.ts';
import { cvRefusal } from './application-actions.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const cv = await desk.openCv(principal, params.reference);
  if (!cv) throw new Response('There is no CV.', { status: 404 });
  if ('held' in cv) throw new Response(cvRefusal(cv.held), { status: 409 });
  return download(cv, `filename="${cv.name}"`);
}
