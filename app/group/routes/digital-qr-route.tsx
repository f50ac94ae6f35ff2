import { DigitalPage } from '#app/group/digital-page.tsx';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import type { Route } from './+types/digital-qr-route.ts';

/** The hotel or group whose documents these are. */
const hotel = 'the-tivoli';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const entries = [
    { name: 'Service Directory', text: 'What the house does, and when.', to: paths.serviceDirectory() },
    { name: 'IRD Menu', text: 'In-room dining, at any hour.', to: paths.inRoomDining() },
    { name: 'Doll House', text: 'A walk through rooms and halls.', to: paths.hotelTour(hotel) },
    { name: 'Fact Sheet', text: 'Halls, capacities and rooms on one sheet.', to: paths.factSheet(hotel) },
  ];
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
    title: 'Digital Experience – Tivoli',
    description:
      'Service directory, in-room dining menu, doll house and fact sheet of The Tivoli, New Delhi, each with a code to print.',
    origin: loaderData.origin,
    canonical: paths.digitalQr(),
  });
}

export default function DigitalQr({ loaderData }: Route.ComponentProps) {
  return <DigitalPage entries={loaderData.entries} />;
}
