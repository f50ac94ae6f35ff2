import { liveEvents } from '#server/desk/live-events.ts';
import { servicesContext } from '#server/services.ts';
import { askedBy } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-live.ts';

/** Tells an open desk that something came or changed, as long as its person is signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { bell, staff } = context.get(servicesContext);
  const asked = askedBy(request, context);
  return liveEvents(bell, async () => (await staff.whoAsks(asked)) !== null);
}
