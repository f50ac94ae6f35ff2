import { readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/passkey-challenge-route.ts';

/** Gives any browser the options to sign in with a passkey. Nothing is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).staff;
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  return Response.json(await passkeys.requestOptions(readStaffRequest(request, context)), { headers });
}
