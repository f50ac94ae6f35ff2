import { countHotels } from '#app/catalogue/group-outline.ts';
import { withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { hotelsPerGroup, placesPerPage } from '#app/listings/list-lengths.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { listHead } from '#app/shell/head/list-head.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { withPreview } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { pageParameter } from '#app/ui/links/page-links.tsx';
import { picture } from '#content/pictures/picture.ts';
import { listPage, readPage } from '#platform/pagination.ts';
import type { Route } from './+types/all-locations-route.ts';
import { AllLocationsPage } from './all-locations-page.tsx';
import { allLocationsRouteTexts as texts } from './texts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const [locations, outline] = await Promise.all([catalogue.locations(), catalogue.groupOutline()]);
  const known = locations.value
    .map(({ slug, name, state }) => ({ slug, name, state, total: countHotels(outline.value, { locations: [slug] }) }))
    .filter(({ total }) => total > 0);
  const at = listPage(known.length, readPage(new URL(request.url).searchParams), placesPerPage);
  if (!at) return notFoundList(origin, outline.source === 'live');
  const shown = known.slice(Math.max(at.first - 1, 0), at.last);
  const { value: hotels } = await catalogue.hotelsWithDetails({
    locations: shown.map(({ slug }) => slug),
    eachLocation: hotelsPerGroup,
    most: shown.length * hotelsPerGroup,
  });
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: picture('social/locations'),
    trail: [[names.allLocations, paths.allLocations()]],
    path: paths.allLocations({ page: pageParameter(at.page) }),
  });
  return {
    kind: 'found' as const,
    head: listHead({
      title: texts.tabTitle,
      description: texts.description(shown.map(({ name }) => name).join(', ')),
      origin,
      at,
      to: (page) => paths.allLocations({ page }),
    }),
    at,
    picture: picture('location/delhi'),
    places: shown.map((place) => ({
      ...place,
      hotels: hotels.filter(({ location }) => location === place.slug).map(withTown),
    })),
  };
}

export const handle: PageHandle = { page: { shared: true, query: { page: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  return withPreview(loaderData?.head ?? []);
}

export default function AllLocations({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  return <AllLocationsPage {...loaderData} />;
}
