import { AllLocationsPage } from '#app/features/locations/all-locations-page.tsx';
import { lostList } from '#app/features/not-found/lost-list.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { listHead } from '#app/seo/list-head.ts';
import { picture } from '#content/pictures/picture.ts';
import { growthLimits } from '#domain/constants.ts';
import { countHotels } from '#domain/group-outline.ts';
import { listPage, readPage } from '#domain/paging.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/all-locations.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const [locations, outline] = await Promise.all([catalogue.locations(), catalogue.groupOutline()]);
  const known = locations.value
    .map(({ slug, name, state }) => ({ slug, name, state, total: countHotels(outline.value, { locations: [slug] }) }))
    .filter(({ total }) => total > 0);
  const at = listPage(known.length, readPage(new URL(request.url).searchParams), growthLimits.pagePlaces);
  if (!at) return lostList(origin, outline.source === 'live');
  const shown = known.slice(Math.max(at.first - 1, 0), at.last);
  const { value: hotels } = await catalogue.hotelsWithDetails({
    locations: shown.map(({ slug }) => slug),
    eachLocation: growthLimits.groupHotels,
    most: shown.length * growthLimits.groupHotels,
  });
  return {
    kind: 'found' as const,
    head: listHead({
      title: 'All Locations – Tivoli',
      description: `Every hotel and venue of Tivoli by place: ${shown.map(({ name }) => name).join(', ')}.`,
      origin,
      at,
      to: (page) => paths.allLocations({ page }),
    }),
    at,
    picture: picture('location/delhi'),
    places: shown.map((place) => ({ ...place, hotels: hotels.filter(({ location }) => location === place.slug) })),
  };
}

export const handle: PageHandle = { page: { shared: true, query: { page: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function AllLocations({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <SeldomLostPage {...loaderData.words} picture={loaderData.picture} />;
  return <AllLocationsPage {...loaderData} />;
}
