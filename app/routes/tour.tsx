import { data } from 'react-router';
import { LostPage } from '#app/features/not-found/lost-page.tsx';
import styles from '#app/features/planner/planner.css?url';
import { stopsOf } from '#app/features/tour/stops-of.ts';
import { WalkThrough } from '#app/features/tour/walk-through.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/tour.ts';
import { hotelOrLost, lostMeta } from './hotel-or-lost.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await hotelOrLost(args, paths.hotelTour);
  if ('lost' in found) return data(found.lost, found.init);
  const { property, origin } = found;
  return { kind: 'found' as const, origin, name: property.name, slug: property.slug, stops: stopsOf(property) };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'lost') return lostMeta(loaderData);
  const { name, slug, origin, stops } = loaderData;
  return pageMeta({
    title: `A walk through ${name}`,
    description: `From the entrance of ${name} through its halls and rooms, picture by picture.`,
    origin,
    canonical: paths.hotelTour(slug),
    picture: stops[0]?.picture,
  });
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <WalkThrough {...loaderData} />;
  const { words, ...lost } = loaderData;
  return <LostPage {...words} {...lost} />;
}
