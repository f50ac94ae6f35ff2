import { data } from 'react-router';
import { lostMeta } from '#app/features/not-found/lost-meta.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { FactSheet } from '#app/features/planner/fact-sheet.tsx';
import styles from '#app/features/planner/planner.css?url';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/fact-sheet.ts';
import { hotelOrLost } from './hotel-or-lost.ts';

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
  if (loaderData.kind === 'lost') return lostMeta(loaderData);
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
  return <SeldomLostPage {...words} {...lost} />;
}
