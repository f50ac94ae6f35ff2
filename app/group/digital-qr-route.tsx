import styles from '#app/hotels/planner/planner.css?url';
import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/digital-qr-route.ts';
import { qrCodePath } from './qr-code-path.ts';
import { digitalQrPageTexts as texts } from './texts.ts';

/** The hotel whose documents these are. */
const hotel = 'the-tivoli';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const isShown = (await catalogue.hotelById(hotel)).value?.isActive;
  const entries = [
    { ...texts.serviceDirectory, to: paths.serviceDirectory() },
    { ...texts.inRoomDining, to: paths.inRoomDining() },
    ...(isShown
      ? [
          { ...texts.tour, to: paths.hotelTour(hotel) },
          { ...texts.factSheet, to: paths.factSheet(hotel) },
        ]
      : []),
  ];
  context.set(pageFactsContext, { picture: picture('social/brands'), trail: [[names.digital, paths.digitalQr()]] });
  return { origin, entries: entries.map((entry) => ({ ...entry, code: qrCodePath(origin + entry.to) })) };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(`${names.digital} – Tivoli`, texts.description, paths.digitalQr());

/** Four documents for a phone: the links, and their codes to print and put on a table. */
export default function DigitalQr({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.digital} text={texts.text}>
        <PrintButton />
      </PageOpener>
      <section className="on-cream wrap section-space" aria-labelledby="digital-menu">
        <h2 id="digital-menu" className="text-section head-space">
          {texts.menu}
        </h2>
        <ul className="codes md:grid-cols-4">
          {entries.map(({ name, text, to, code }) => (
            <li key={name} className="code-entry">
              <svg viewBox={`0 0 ${code.size} ${code.size}`} className="code" role="img" aria-label={texts.code(name)}>
                <path d={code.path} fill="#0b1028" shapeRendering="crispEdges" />
              </svg>
              <div>
                <h3 className="text-small-heading md:mt-4">{name}</h3>
                <p className="text-small text-quiet">{text}</p>
                <TextLink to={to}>
                  {texts.open}
                  <span className="sr-only">: {name}</span>
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
