import { askedBy } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/passkey-route.ts';

/**
 * What the browser of whoever is signed in asks an authenticator for, to make a passkey. Also before the desk opens,
 * where more than a password is demanded; whether the passkey is kept is decided when it is posted.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(servicesContext);
  const asked = askedBy(request, context);
  const signedIn = await staff.whoAsks(asked);
  if (!signedIn || signedIn.lacks === 'passkey') throw new Response('Please sign in first.', { status: 403 });
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  return Response.json(await staff.passkeys.creationOptions(asked, signedIn.principal), { headers });
}
