import { data } from 'react-router';
import { readWishes } from '#app/features/finder/read-wishes.ts';
import type { VenueFinderProps } from '#app/features/finder/venue-finder.tsx';
import { filterHotels } from '#app/features/locations/filter-hotels.ts';
import { LocationsPage } from '#app/features/locations/locations-page.tsx';
import { unknownPage } from '#app/features/not-found/lost-texts.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { picture } from '#content/pictures/picture.ts';
import { brandSlugs } from '#domain/brand.ts';
import { locationSlugs } from '#domain/location.ts';
import type { Picture } from '#domain/picture.ts';
import { standardLayouts } from '#domain/space-figures.ts';
import { citiesOf, findVenues, settings, wishesToRelax } from '#domain/venue-finder.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/locations.ts';

/** Pictures of the places, by slug; a place that staff added has none yet. */
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
  const [brands, locations, hotels] = await Promise.all([
    catalogue.brands(),
    catalogue.locations(),
    catalogue.hotelsWithDetails(),
  ]);
  const places = locations.value.map(({ slug, name }) => {
    const own = placePictures[slug as keyof typeof placePictures] as Picture | undefined;
    return { slug, name, picture: own };
  });
  const place = places.find(({ slug }) => slug === params.location);
  if (params.location && !place) {
    return data({ kind: 'not-found' as const, origin, picture: picture('site/not-found') }, { status: 404 });
  }
  const brand = query.get('brand') ?? undefined;
  const location = place?.slug ?? query.get('location') ?? undefined;
  return {
    kind: 'found' as const,
    origin,
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    locations: places,
    hotels: filterHotels(hotels.value, { brand, location }),
    brand,
    location,
    fixed: place,
    finder: place ? null : await finderFacts(query, catalogue),
  };
}

/** The cities that have spaces, and what the finder was asked and found. */
async function finderFacts(query: URLSearchParams, catalogue: Catalogue): Promise<VenueFinderProps> {
  const { value: spaces } = await catalogue.venueSpaces();
  const cities = citiesOf(spaces);
  const wishes = readWishes(query);
  if (!wishes) return { cities, answer: null };
  const found = findVenues(wishes, spaces);
  return { cities, answer: { wishes, found, relax: found.length === 0 ? wishesToRelax(wishes, spaces) : [] } };
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
    },
  },
};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  if (loaderData.kind === 'not-found') {
    return pageMeta({ title: `${unknownPage.title} – Tivoli`, description: unknownPage.text, origin });
  }
  const { fixed } = loaderData;
  const where = fixed ? `in ${fixed.name}` : 'in and around Delhi';
  return pageMeta({
    title: fixed ? `Hotels and Venues in ${fixed.name} – Tivoli` : 'Our Locations – Tivoli',
    description: `Hotels, banquet venues and wedding destinations of Tivoli ${where}: halls, lawns, glass houses and rooms.`,
    origin,
    canonical: fixed ? paths.location(fixed.slug) : paths.locations(),
  });
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <SeldomLostPage {...unknownPage} picture={loaderData.picture} />;
  return <LocationsPage {...loaderData} />;
}
