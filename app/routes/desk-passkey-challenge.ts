import { servicesContext } from '#server/services.ts';
import { askedBy } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-passkey-challenge.ts';

/** What anybody's browser asks an authenticator for, to answer with a passkey. Nothing is kept of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).staff;
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  return Response.json(await passkeys.requestOptions(askedBy(request, context)), { headers });
}
