import { brandSlugs } from '#app/catalogue/brand.ts';
import { countHotels, type GroupOutline } from '#app/catalogue/group-outline.ts';
import { locationSlugs } from '#app/catalogue/location.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { standardLayouts } from '#app/catalogue/space-figures.ts';
import { settings } from '#app/catalogue/venue-finder.ts';
import { readFinderQuery } from '#app/listings/finder/finder-query.ts';
import { hotelsPerPage, spacesPerPage } from '#app/listings/list-lengths.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { listHead } from '#app/shell/head/list-head.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Picture } from '#platform/images/picture.ts';
import { type ListPage, listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/locations-route.ts';
import { eitherContains } from './filter-hotels.ts';
import { listAddress } from './list-address.ts';
import { LocationsPage } from './locations-page.tsx';

/** Returns pictures of the places, by slug; a place that staff added has none yet. */
const placePictures = {
  delhi: picture('location/delhi'),
  noida: picture('location/noida'),
  'greater-noida': picture('location/greater-noida'),
  palwal: picture('location/palwal'),
  rewari: picture('location/rewari'),
  ambala: picture('location/ambala'),
  israna: picture('location/israna'),
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [brands, locations, outline] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.groupOutline(),
  ]);
  const places = locations.value.map(({ slug, name }) => {
    const own = placePictures[slug as keyof typeof placePictures] as Picture | undefined;
    return { slug, name, picture: own };
  });
  const place = places.find(({ slug }) => slug === params.location);
  if (params.location && !place) return notFoundList(origin, true);
  const brand = query.get('brand') ?? undefined;
  const location = place?.slug ?? query.get('location') ?? undefined;
  const inPlaces = location ? { locations: placesNamed(location, outline.value) } : {};
  const isKnown = !brand || brands.value.some(({ slug }) => slug === brand);
  const total = isKnown ? countHotels(outline.value, { brand, ...inPlaces }) : 0;
  const finder = place ? null : await finderFacts(query, catalogue, outline.value.cities);
  // If the finder was used, the page number is that of its result.
  const page = finder?.answer ? 1 : readPage(query);
  const at = listPage(total, page, hotelsPerPage);
  if (!at || finder?.answer === 'no such page') return notFoundList(origin, outline.source === 'live');
  const filter = { ...(brand && { brand }), ...inPlaces, ...sliceOf(page, hotelsPerPage) };
  return {
    kind: 'found' as const,
    head: headOf({ fixed: place, brand, location, at, origin }),
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    locations: places,
    hotels: total > 0 ? (await catalogue.hotelsWithDetails(filter)).value : [],
    at,
    brand,
    location,
    fixed: place,
    finder: finder && { cities: finder.cities, answer: finder.answer },
  };
}

type Listed = Parameters<typeof listAddress>[0] & { fixed: { slug: string; name: string } | undefined };

function headOf({ at, origin, ...listed }: Listed & { at: ListPage; origin: string }) {
  const { fixed } = listed;
  const where = fixed ? `in ${fixed.name}` : 'in and around Delhi';
  return listHead({
    title: fixed ? `Hotels and Venues in ${fixed.name} – Tivoli` : 'Our Locations – Tivoli',
    description: `Hotels, banquet venues and wedding destinations of Tivoli ${where}: halls, lawns, glass houses and rooms.`,
    origin,
    at,
    to: listAddress(listed),
    canonical: fixed ? paths.location(fixed.slug) : paths.locations(),
  });
}

/** Returns the slugs of the places whose name a text contains, or that contain it: "Noida" also finds Greater Noida. */
function placesNamed(text: string, { parts }: GroupOutline): string[] {
  const named = parts.filter(({ locationName }) => eitherContains(text, locationName));
  return [...new Set(named.map(({ location }) => location))].sort();
}

/** Loads the cities that have spaces, and the finder's criteria and result. */
async function finderFacts(query: URLSearchParams, catalogue: Catalogue, cities: string[]) {
  const criteria = readFinderQuery(query);
  if (!criteria) return { cities, answer: null };
  const page = readPage(query);
  const { value } = await catalogue.findSpaces(criteria, sliceOf(page, spacesPerPage));
  const at = listPage(value.total, page, spacesPerPage);
  if (!at) return { cities, answer: 'no such page' as const };
  return { cities, answer: { criteria, at, found: value.found, relax: value.relax } };
}

export const handle: PageHandle = {
  page: {
    shared: true,
    query: {
      brand: brandSlugs,
      location: locationSlugs,
      guests: 'any',
      layout: standardLayouts.map((layout) => layout.toLowerCase()),
      city: 'any',
      setting: settings,
      rooms: 'any',
      date: 'any',
      page: 'any',
    },
  },
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  return <LocationsPage {...loaderData} />;
}
