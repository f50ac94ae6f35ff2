import { DigitalPage } from '#app/group/digital-page.tsx';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import { digitalPageTexts as texts } from '#app/group/texts.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/digital-qr-route.ts';
import { digitalDocumentsTexts as documents } from './texts.ts';

/** The hotel or group whose documents these are. */
const hotel = 'the-tivoli';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const entries = [
    { ...documents.serviceDirectory, to: paths.serviceDirectory() },
    { ...documents.inRoomDining, to: paths.inRoomDining() },
    { ...documents.tour, to: paths.hotelTour(hotel) },
    { ...documents.factSheet, to: paths.factSheet(hotel) },
  ];
  context.set(pageFactsContext, { picture: picture('social/brands'), trail: [[names.digital, paths.digitalQr()]] });
  return {
    origin,
    entries: entries.map((entry) => ({ ...entry, code: qrCodePath(origin + entry.to) })),
  };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.digitalQr(),
  });
}

export default function DigitalQr({ loaderData }: Route.ComponentProps) {
  return <DigitalPage entries={loaderData.entries} />;
}
