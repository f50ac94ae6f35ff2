import { textsOf } from '#app/catalogue/editorial.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import styles from '#app/hotels/planner/planner.css?url';
import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import { sustainability } from '#content/sustainability.ts';
import type { Route } from './+types/esg-summary-route.ts';
import { esgSummaryTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const hotelName = (await catalogue.hotelById(sustainability.hotel)).value?.name ?? '';
  const { value: editorial } = await catalogue.editorial();
  context.set(pageFactsContext, {
    picture: picture('social/sustainability'),
    trail: [
      [names.sustainability, paths.sustainability()],
      [names.esgSummary, paths.esgSummary()],
    ],
  });
  return { origin, facts: sustainability, governance: textsOf(editorial, 'governance'), hotelName };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true } };

export const meta: Route.MetaFunction = metaFrom(({ hotelName }) => ({
  title: `${names.esgSummary} – Tivoli`,
  description: texts.description(hotelName),
  canonical: paths.esgSummary(),
}));

/** All sustainability figures on one sheet for printing. */
export default function EsgSummary({ loaderData: { facts, governance, hotelName } }: Route.ComponentProps) {
  const parts = [
    {
      heading: texts.environment,
      rows: facts.environmental.map(({ title, figures }) => ({
        name: title,
        text: figures.map(({ figure, unit }) => `${figure} ${unit}`).join('; '),
      })),
    },
    { heading: texts.social, rows: facts.social.map(({ title, text }) => ({ name: title, text })) },
    {
      heading: texts.governance,
      rows: governance.map(({ title, text, isSample }) => ({ name: title, text, ...(isSample && { isSample }) })),
    },
  ];
  return (
    <div className="fact-sheet">
      <PageOpener
        title={names.esgSummary}
        text={texts.text(hotelName)}
        trail={[{ to: paths.sustainability(), label: names.sustainability }]}
      >
        <PrintButton />
      </PageOpener>
      <div className="fact-sheet-parts on-cream wrap">
        {parts
          .filter(({ rows }) => rows.length > 0)
          .map(({ heading, rows }) => (
            <section key={heading} className="split" aria-label={heading}>
              <h2 className="text-heading">{heading}</h2>
              <FactRows rows={rows} />
            </section>
          ))}
      </div>
    </div>
  );
}
