import { venueOptions } from '#app/enquiries/venues/venue-options.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import type { Route } from './+types/compare-route.ts';
import { comparable } from './comparable.ts';
import { Compare } from './compare.tsx';
import styles from './planner.css?url';

const places = ['a', 'b', 'c'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = new Set(places.flatMap((place) => query.get(place) ?? []));
  const [options, lookups] = await Promise.all([
    venueOptions(catalogue, { named: [...asked] }),
    Promise.all([...asked].map(async (slug) => (await catalogue.hotelBySlug(slug)).value)),
  ]);
  const venues = lookups.flatMap((lookup) => (lookup.kind === 'found' ? [comparable(lookup.property)] : []));
  return { origin, options, venues };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { a: 'any', b: 'any', c: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const names = loaderData.venues.map(({ name }) => name).join(', ');
  return pageMeta({
    title: names ? `Compare ${names} – Tivoli` : 'Compare Venues – Tivoli',
    description: 'Halls, lawns, layouts, rooms and prices of up to three venues of Tivoli, side by side.',
    origin: loaderData.origin,
    canonical: paths.compare(),
  });
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <Compare {...loaderData} />;
}
