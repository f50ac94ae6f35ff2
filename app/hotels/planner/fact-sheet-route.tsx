import { data } from 'react-router';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import { MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel } from '#app/hotels/load-hotel.ts';
import { hiredFor } from '#app/hotels/spaces/hired-for.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { hotelPicture, statusAddress } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import type { Route } from './+types/fact-sheet-route.ts';
import { FactSheet } from './fact-sheet.tsx';
import sheetStyles from './house-sheet.css?url';
import styles from './planner.css?url';
import { factSheetTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.factSheet);
  if ('missing' in found) return data(found.missing, found.init);
  const { origin, property } = found;
  const { name, slug } = property;
  args.context.set(pageFactsContext, {
    picture: hotelPicture(property),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [names.factSheet, paths.factSheet(slug)]],
  });
  return {
    kind: 'found' as const,
    origin,
    property,
    hiredFor: hiredFor(property),
    status: statusAddress(property),
    code: qrCodePath(origin + paths.hotel(slug)),
    today: todayInIndia(),
  };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [styles, sheetStyles].map((href) => ({ rel: 'stylesheet', href }));

export const handle = subpageHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { property, origin } = loaderData;
  return pageMeta({
    title: texts.tabTitle(property.name),
    description: texts.description(property.name, property.address.city),
    origin,
    canonical: paths.factSheet(property.slug),
  });
}

export default function FactSheetRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') return <FactSheet {...loaderData} />;
  return <MissingHotelPage {...loaderData} />;
}
