import { askedBy } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/passkey-challenge-route.ts';

/** What anybody's browser asks an authenticator for, to answer with a passkey. Nothing is kept of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).staff;
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  return Response.json(await passkeys.requestOptions(askedBy(request, context)), { headers });
}
