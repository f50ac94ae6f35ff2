import { liveEvents } from '#app/desk/inbox/server/live-events.server.ts';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/desk-live-route.ts';

/** Streams an event to the open desks of a browser whenever something came or changed, or that nobody is signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deskNotifier, staff } = context.get(servicesContext);
  return liveEvents(deskNotifier, async () => (await staff.whoIsIn(request.headers)) !== null);
}
