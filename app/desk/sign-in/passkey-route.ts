import { deskHeaders, readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/passkey-route.ts';

/**
 * Gives the browser of a signed-in person the options to make a passkey. This also works before the desk opens, if
 * more than a password is demanded; whether the passkey is stored is decided when it is posted.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(servicesContext);
  const staffRequest = readStaffRequest(request, context);
  const signedIn = await staff.whoAsks(staffRequest);
  if (!signedIn || signedIn.lacks === 'passkey') throw new Response('Please sign in first.', { status: 403 });
  return Response.json(await staff.passkeys.creationOptions(staffRequest, signedIn.principal), {
    headers: deskHeaders,
  });
}
