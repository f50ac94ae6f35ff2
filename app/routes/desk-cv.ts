import { Readable } from 'node:stream';
import { heldCv } from '#app/features/desk/held-cv.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-cv.ts';

/** A CV as a file to keep, never as something the browser opens under our name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'applications');
  const cv = await context.get(servicesContext).desk.openCv(principal, params.reference);
  if (!cv) throw new Response('There is no CV.', { status: 404 });
  if ('held' in cv) throw new Response(heldCv(cv.held), { status: 409 });
  return new Response(Readable.toWeb(cv.content) as ReadableStream, {
    headers: {
      'content-type': cv.type,
      'content-disposition': `attachment; filename="${cv.name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
