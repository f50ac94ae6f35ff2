import { venueOptions } from '#app/enquiries/venues/venue-options.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/enquire-facts-route.ts';

/** Gives the form in a dialog its hotels, as plain JSON that a script can fetch without the router. */
export const handle: PageHandle = { page: { shared: true, query: { venue: 'any' } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const named = new URL(request.url).searchParams.getAll('venue');
  return Response.json({ venues: await venueOptions(catalogue, { named }) });
}
