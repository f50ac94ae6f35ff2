import { Readable } from 'node:stream';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/paper-route.ts';

/** Sends a paper as a download, so that the browser never shows it as a page of this site. */
export async function loader({ params: { reference, paper: id }, context }: Route.LoaderArgs) {
  const paper = await context.get(servicesContext).papers.open(principalAt(context, 'enquiries'), reference, id);
  if (!paper) throw new Response('There is no such paper.', { status: 404 });
  return new Response(Readable.toWeb(paper.content) as ReadableStream, {
    headers: {
      'content-type': paper.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
