import { useEffect } from 'react';
import { brandSlugs } from '#app/catalogue/brand.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { countHotels, type GroupOutline } from '#app/catalogue/group-outline.ts';
import { settings, standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { locationSlugs } from '#app/catalogue/location.ts';
import type { HousePrices, PropertyCard } from '#app/catalogue/property.ts';
import { withFigures, withTown } from '#app/catalogue/server/in-page-language.server.ts';
import type { VenueSpace } from '#app/catalogue/venue-finder.ts';
import { openDaysStyles } from '#app/diary/visitor/open-days-styles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { townName } from '#app/language/town-name.ts';
import { readFinderQuery } from '#app/listings/finder/finder-query.ts';
import { firstSpaces, hotelsPerPage, spacesPerPage } from '#app/listings/list-lengths.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import { housesThatFit, priceFrom } from '#app/prices/price-wishes.ts';
import type { PageHandle } from '#app/root.tsx';
import { type Services, servicesContext } from '#app/services.server.ts';
import { FailedLoadPage } from '#app/shell/errors/failed-page.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { hotelList, listHead } from '#app/shell/head/list-head.ts';
import { locationsCrumb, pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { withPreview } from '#app/shell/head/page-meta.ts';
import { createPageMemory, loadPage } from '#app/shell/load-page.ts';
import { pageParameter } from '#app/ui/links/page-links.tsx';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Picture } from '#platform/images/picture.ts';
import { lookUp } from '#platform/look-up.ts';
import { type ListPage, listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/locations-route.ts';
import { isNamed, isPlaceNamed } from './filter-hotels.ts';
import { headingOfFound } from './finder/found-venues.tsx';
import { listHeading } from './list-heading.ts';
import { LocationsPage, listAddress } from './locations-page.tsx';
import { spaceResultStyles } from './results/spaces-by-house.tsx';
import { locationsTexts as texts } from './texts.ts';

/** A place that staff added has no picture yet. */
const placePictures = Object.fromEntries(locationSlugs.map((slug) => [slug, picture(`location/${slug}`)]));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue, openDays, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const [brands, locations, outline] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.groupOutline(),
  ]);
  const places = locations.value.map(({ slug, name }) => {
    const own = lookUp<Picture>(placePictures, slug);
    return { slug, name, picture: own && unblurred(own) };
  });
  const place = places.find(({ slug }) => slug === params.location);
  if (params.location && !place) return notFoundList(origin, true);
  const typed = { brand: query.get('brand') ?? undefined, location: query.get('location') ?? undefined };
  const chosen = brands.value.find(({ slug, displayName }) => isNamed(typed.brand, [slug, displayName]));
  const brand = chosen?.slug ?? typed.brand;
  // The place in the path is that place only; words in the query are compared with the places' names.
  const named = place ? [place.slug] : typed.location && placesNamed(typed.location, outline.value);
  const inPlaces = named ? { locations: named } : {};
  const shownPlace =
    places.find(({ slug, name }) => slug === place?.slug || isNamed(typed.location, [slug, name])) ??
    (named?.length === 1 ? places.find(({ slug }) => slug === named[0]) : undefined);
  const location = shownPlace?.slug ?? typed.location;
  const isKnown = !brand || chosen !== undefined;
  const total = isKnown ? countHotels(outline.value, { brand, ...inPlaces }) : 0;
  const finder = place ? null : await finderFacts(query, { catalogue, openDays }, outline.value.cities);
  // If the finder was used, the page number is that of its result.
  const page = finder?.answer ? 1 : readPage(query);
  const at = listPage(total, page, hotelsPerPage);
  if (!at || finder?.answer === 'no such page') return notFoundList(origin, outline.source === 'live');
  const heading = finder?.answer
    ? headingOfFound(finder.answer.criteria.guests)
    : listHeading({
        brand: chosen?.displayName,
        place: shownPlace?.name ?? (total > 0 ? location : undefined),
      });
  const filter = { ...(brand && { brand }), ...inPlaces, ...sliceOf(page, hotelsPerPage) };
  const hotels = total > 0 ? (await catalogue.hotelsWithDetails(filter)).value.map(withTown) : [];
  const listed = { fixed: place, heading, brand, location };
  context.set(pageFactsContext, {
    kind: 'CollectionPage',
    picture: largeEnough([place?.picture], picture('social/locations')),
    trail: [locationsCrumb, ...(place ? [[place.name, paths.location(place.slug)] as const] : [])],
    ...(page > 1 && { path: listAddress(listed)(pageParameter(page)) }),
    things: [hotelList(hotels, origin)],
  });
  return {
    kind: 'found' as const,
    heading,
    head: headOf({ ...listed, at, origin }),
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    locations: places,
    hotels: hotels as PropertyCard[] | null,
    problem: undefined as string | undefined,
    at,
    brand,
    location,
    fixed: place,
    finder: finder && { ...finder, answer: finder.answer },
  };
}

type Found = Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }>;

const memory = createPageMemory<Found>();
const noWishes = { budget: false, rules: false };

/** If a filter's hotels cannot be loaded, the page stays and says so in their place. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await loadPage({ request, times: cacheTimes.hotels, load: serverLoader });
  const query = new URL(request.url).searchParams;
  return memory.orWithoutList(loaded, (page, problem) => {
    const fixed = page.locations.find(({ slug }) => slug === params.location);
    const brand = query.get('brand') ?? undefined;
    const location = fixed?.slug ?? query.get('location') ?? undefined;
    return {
      ...page,
      heading: listHeading({
        brand: page.brands.find(({ slug }) => slug === brand)?.tabLabel,
        place: page.locations.find(({ slug }) => slug === location)?.name ?? location,
      }),
      hotels: null,
      problem,
      brand,
      location,
      fixed,
      finder: fixed ? null : (page.finder ?? { cities: [], answer: null, typed: {}, problems: {}, offers: noWishes }),
    };
  });
}

type Listed = Parameters<typeof listAddress>[0] & {
  fixed: { slug: string; name: string } | undefined;
  heading: string | undefined;
};

function headOf({ at, origin, ...listed }: Listed & { at: ListPage; origin: string }) {
  const { fixed, heading } = listed;
  return listHead({
    title: texts.tabTitle(heading),
    description: texts.description(fixed?.name),
    origin,
    at,
    to: listAddress(listed),
    canonical: fixed ? paths.location(fixed.slug) : paths.locations(),
  });
}

/** Returns the slugs of the places whose name a text contains, or that contain it: "Noida" also finds Greater Noida. */
function placesNamed(text: string, { parts }: GroupOutline): string[] {
  const named = parts.filter(({ location, locationName }) => isPlaceNamed(text, { location, locationName }));
  return [...new Set(named.map(({ location }) => location))].sort();
}

async function finderFacts(
  query: URLSearchParams,
  { catalogue, openDays }: Pick<Services, 'catalogue' | 'openDays'>,
  names: string[],
) {
  const cities = names.map((name) => ({ value: name, label: townName(name) }));
  const { criteria, ...asked } = readFinderQuery(query);
  const houses = (await catalogue.housePrices()).value;
  const facts = { cities, ...asked, offers: offeredWishes([...houses.values()]) };
  if (!criteria) return { ...facts, answer: null };
  // A page number is that of all spaces, so an address with one asks for all.
  const isShort = query.get('all') !== 'yes' && !query.has('page');
  const page = readPage(query);
  const { date } = criteria;
  const standings = date && date > todayInIndia() ? await openDays.spacesOn(date) : null;
  const last = [...(standings ?? [])].flatMap(([space, standing]) => (standing === 'taken' ? [space] : []));
  const today = todayInIndia();
  const among = housesThatFit(houses, criteria, today);
  const { value } = await catalogue.findSpaces(
    { ...criteria, last, ...(among && { among }) },
    sliceOf(page, isShort ? firstSpaces : spacesPerPage),
  );
  const taxRates = (await catalogue.taxRates()).value;
  const at = listPage(value.total, page, isShort ? firstSpaces : spacesPerPage);
  if (!at) return { ...facts, answer: 'no such page' as const };
  const found = value.found.map((venue) => ({
    ...asShown(venue),
    price: priceFrom(houses.get(venue.hotel.slug), criteria, { taxRates, today }),
    ...(standings && { standing: standings.get(`${venue.hotel.slug} ${venue.space.id}`) ?? ('ask' as const) }),
  }));
  const nearest = value.nearest && {
    ...value.nearest,
    found: value.nearest.found.map(asShown),
  };
  const town = townName(criteria.city ?? '');
  return { ...facts, answer: { criteria, town, at, isShort, found, relax: value.relax, nearest } };
}

function asShown<Venue extends VenueSpace>(venue: Venue): Venue {
  return { ...venue, hotel: withTown(venue.hotel), space: withFigures(venue.space) };
}

/** A wish is offered where some house says what it asks for. */
function offeredWishes(houses: HousePrices[]) {
  return {
    budget: houses.some(({ packages }) => packages.length > 0),
    rules: houses.some(({ houseRules }) => Object.keys(houseRules).length > 0),
  };
}

export const handle: PageHandle = {
  ownStyles: 'brands',
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
      budget: 'any',
      vegetarian: ['yes'],
      alcohol: ['yes'],
      airport: 'any',
      all: ['yes'],
      page: 'any',
    },
  },
};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData || !('head' in loaderData)) return [];
  if (loaderData.kind !== 'found') return loaderData.head;
  const answer = loaderData.finder?.answer;
  return [
    ...withPreview(loaderData.head),
    ...openDaysStyles(Boolean(answer?.criteria.date)),
    ...spaceResultStyles(Boolean(answer)),
  ];
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    if (loaderData.kind === 'found') memory.remember(loaderData);
  }, [loaderData]);
  if (loaderData.kind === 'failed') return <FailedLoadPage {...loaderData} />;
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  return (
    <>
      <OwnStyles of="brands" />
      <LocationsPage {...loaderData} />
    </>
  );
}
