import type { GroupText } from '#app/catalogue/editorial.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { paths } from '#app/paths.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { SustainabilityFacts } from './sustainability-page.tsx';
import { sustainabilityPageTexts as sustainability, esgSummaryTexts as texts } from './texts.ts';

interface EsgSummaryProps {
  facts: SustainabilityFacts;
  governance: GroupText[];
  hotelName: string;
}

/** All sustainability figures on one sheet for printing. */
export function EsgSummary({ facts, governance, hotelName }: EsgSummaryProps) {
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
    <article className="fact-sheet">
      <PageOpener
        title={texts.title}
        text={texts.text(hotelName)}
        trail={[{ to: paths.sustainability(), label: sustainability.title }]}
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
    </article>
  );
}
