import { data } from 'react-router';
import { hotelOrLost } from '#app/hotels/load-hotel.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import type { Route } from './+types/fact-sheet-route.ts';
import { FactSheet } from './fact-sheet.tsx';
import styles from './planner.css?url';

export async function loader(args: Route.LoaderArgs) {
  const found = await hotelOrLost(args, paths.factSheet);
  if ('lost' in found) return data(found.lost, found.init);
  return { kind: 'found' as const, origin: found.origin, property: found.property };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'lost') return notFoundMeta(loaderData);
  const { property, origin } = loaderData;
  return pageMeta({
    title: `${property.name} – Fact Sheet`,
    description: `Spaces, capacities, areas, rooms and contact of ${property.name}, ${property.address.city}, on one sheet.`,
    origin,
    canonical: paths.factSheet(property.slug),
  });
}

export default function FactSheetRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <FactSheet property={loaderData.property} />;
  const { words, ...lost } = loaderData;
  return <LazyNotFoundPage {...words} {...lost} />;
}
