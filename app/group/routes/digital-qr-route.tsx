import { qrCodePath } from '#app/group/qr-code-path.ts';
import { digitalQrRouteTexts } from '#app/group/texts.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/digital-qr-route.ts';

/** The hotel or group whose documents these are. */
const hotel = 'the-tivoli';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const entries = [
    { ...digitalQrRouteTexts.serviceDirectory, to: paths.serviceDirectory() },
    { ...digitalQrRouteTexts.inRoomDining, to: paths.inRoomDining() },
    { ...digitalQrRouteTexts.tour, to: paths.hotelTour(hotel) },
    { ...digitalQrRouteTexts.factSheet, to: paths.factSheet(hotel) },
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
    title: digitalQrRouteTexts.tabTitle,
    description: digitalQrRouteTexts.description,
    origin: loaderData.origin,
    canonical: paths.digitalQr(),
  });
}

export default function DigitalQr({ loaderData }: Route.ComponentProps) {
  return <DigitalPage entries={loaderData.entries} />;
}

interface DigitalPageProps {
  entries: { name: string; text: string; to: string; code: { size: number; path: string } }[];
}

/** Four documents for a phone: the links, and their codes to print and put on a table. */
function DigitalPage({ entries }: DigitalPageProps) {
  return (
    <>
      <PageOpener title={digitalQrRouteTexts.title} text={digitalQrRouteTexts.text}>
        <PrintButton />
      </PageOpener>
      <section className="on-cream wrap section-space" aria-labelledby="digital-menu">
        <h2 id="digital-menu" className="text-section head-space">
          {digitalQrRouteTexts.menu}
        </h2>
        <ul className="codes md:grid-cols-4">
          {entries.map(({ name, text, to, code }) => (
            <li key={name} className="code-entry">
              <svg
                viewBox={`0 0 ${code.size} ${code.size}`}
                className="code"
                role="img"
                aria-label={digitalQrRouteTexts.code(name)}
              >
                <path d={code.path} fill="#0b1028" shapeRendering="crispEdges" />
              </svg>
              <div>
                <h3 className="text-small-heading md:mt-4">{name}</h3>
                <p className="text-small text-quiet">{text}</p>
                <NewTabTextLink to={to} about={name}>
                  {digitalQrRouteTexts.open}
                </NewTabTextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
