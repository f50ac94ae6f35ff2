import { AllLocationsPage } from '#app/features/locations/all-locations-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/all-locations.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const [locations, hotels] = await Promise.all([catalogue.locations(), catalogue.hotelsWithDetails()]);
  const places = locations.value.map(({ slug, name, state }) => ({
    slug,
    name,
    state,
    hotels: hotels.value.filter(({ location }) => location === slug),
  }));
  return {
    origin: context.get(requestContext).origin,
    picture: picture('location/delhi'),
    places: places.filter((place) => place.hotels.length > 0),
  };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'All Locations – Tivoli',
    description: `Every hotel and venue of Tivoli by place: ${loaderData.places.map(({ name }) => name).join(', ')}.`,
    origin: loaderData.origin,
    canonical: paths.allLocations(),
  });
}

export default function AllLocations({ loaderData }: Route.ComponentProps) {
  return <AllLocationsPage places={loaderData.places} picture={loaderData.picture} />;
}
