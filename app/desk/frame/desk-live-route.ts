import { liveEvents } from '#app/desk/inbox/server/live-events.server.ts';
import { readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/desk-live-route.ts';

/** Streams an event to an open desk whenever something came or changed, as long as the person is signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deskNotifier, staff } = context.get(servicesContext);
  const staffRequest = readStaffRequest(request, context);
  return liveEvents(deskNotifier, async () => (await staff.whoAsks(staffRequest)) !== null);
}
