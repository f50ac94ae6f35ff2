import { data } from 'react-router';
import { MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel } from '#app/hotels/load-hotel.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { TourWalk } from '#app/hotels/tour/tour-walk.tsx';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { tours } from '#content/tours/tours.ts';
import { walkThroughs } from '#content/walk-throughs.ts';
import type { Route } from './+types/tour-route.ts';
import { listTourPlaces, listViews } from './list-views.ts';
import { panoramaAddress } from './panorama/use-panorama.ts';
import { tourTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.hotelTour);
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const made = walkThroughs.find((one) => one.property === property.slug);
  const views = listViews(property, made);
  const tour = tours.find((one) => one.property === property.slug);
  const [first] = tour?.stations ?? [];
  const inside = tour &&
    first && { places: listTourPlaces(tour, property, views), firstPicture: panoramaAddress(first.panorama) };
  args.context.set(pageFactsContext, {
    picture: largeEnough([views[0]?.picture], pictureOf(property.slug)),
    trail: [
      locationsCrumb,
      [property.name, paths.hotel(property.slug)],
      [names.walkThrough, paths.hotelTour(property.slug)],
    ],
  });
  return { kind: 'found' as const, origin, name: property.name, slug: property.slug, views, inside };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle = subpageHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, slug, origin } = loaderData;
  return pageMeta({
    title: texts.title(name),
    description: texts.description(name),
    origin,
    canonical: paths.hotelTour(slug),
  });
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <TourWalk {...loaderData} />;
  return <MissingHotelPage {...loaderData} />;
}
