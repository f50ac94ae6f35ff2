import { deskHeaders, readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/passkey-challenge-route.ts';

/** Gives any browser the options to sign in with a passkey. Nothing is stored. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).staff;
  return Response.json(passkeys.requestOptions(readStaffRequest(request, context)), { headers: deskHeaders });
}
