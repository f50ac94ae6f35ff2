import { liveEvents } from '#app/desk/inbox/server/live-events.server.ts';
import { askedBy } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/desk-live-route.ts';

/** Streams an event to an open desk whenever something came or changed, as long as the person is signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deskNotifier, staff } = context.get(servicesContext);
  const asked = askedBy(request, context);
  return liveEvents(deskNotifier, async () => (await staff.whoAsks(asked)) !== null);
}
