import { Readable } from 'node:stream';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import type { Route } from './+types/cv-route.ts';
import { cvRefusal } from './application-actions.tsx';

/** Sends a CV as a download, so that the browser never shows it as a page of this site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const cv = await desk.openCv(principal, params.reference);
  if (!cv) throw new Response('There is no CV.', { status: 404 });
  if ('held' in cv) throw new Response(cvRefusal(cv.held), { status: 409 });
  return new Response(Readable.toWeb(cv.content) as ReadableStream, {
    headers: {
      'content-type': cv.type,
      'content-disposition': `attachment; filename="${cv.name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
