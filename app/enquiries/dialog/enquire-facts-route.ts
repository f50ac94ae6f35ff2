import { venueSpaces } from '#app/enquiries/store-enquiry.server.ts';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/enquire-facts-route.ts';

/** Sends scripts JSON without the router: the hotels for the form in a dialog, and for every form the spaces of one hotel. */
export const handle: PageHandle = { page: { shared: true, query: { venue: 'any', spaces: 'any' } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const hotel = query.get('spaces');
  if (hotel) {
    const spaces = await venueSpaces(catalogue, hotel);
    return spaces ? Response.json({ spaces }) : Response.json({}, { status: 503, headers: { 'Retry-After': '1' } });
  }
  const named = query.getAll('venue');
  return Response.json({ venues: await venueOptions(catalogue, { named }) });
}
