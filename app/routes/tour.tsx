import { data } from 'react-router';
import { lostMeta } from '#app/features/not-found/lost-meta.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import styles from '#app/features/planner/planner.css?url';
import { viewsOf } from '#app/features/tour/views-of.ts';
import { Walk } from '#app/features/tour/walk.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { walkThroughs } from '#content/walk-throughs.ts';
import type { Route } from './+types/tour.ts';
import { hotelOrLost } from './hotel-or-lost.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await hotelOrLost(args, paths.hotelTour);
  if ('lost' in found) return data(found.lost, found.init);
  const { property, origin } = found;
  const made = walkThroughs.find((one) => one.property === property.slug);
  const views = viewsOf(property, made);
  return { kind: 'found' as const, origin, name: property.name, slug: property.slug, views };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'lost') return lostMeta(loaderData);
  const { name, slug, origin } = loaderData;
  return pageMeta({
    title: `A walk through ${name}`,
    description: `From the entrance of ${name} through its halls and rooms, picture by picture.`,
    origin,
    canonical: paths.hotelTour(slug),
  });
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <Walk {...loaderData} />;
  const { words, ...lost } = loaderData;
  return <SeldomLostPage {...words} {...lost} />;
}
