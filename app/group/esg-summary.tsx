import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { PrintButton } from '#app/hotels/planner/print-button.tsx';
import { paths } from '#app/paths.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { SustainabilityFacts } from './sustainability-page.tsx';

/** All sustainability figures on one sheet for printing. */
export function EsgSummary({ facts, hotelName }: { facts: SustainabilityFacts; hotelName: string }) {
  const parts = [
    {
      heading: 'Environment',
      rows: facts.environmental.map(({ title, figures }) => ({
        name: title,
        text: figures.map(({ figure, unit }) => `${figure} ${unit}`).join('; '),
      })),
    },
    { heading: 'Social', rows: facts.social.map(({ title, text }) => ({ name: title, text })) },
    { heading: 'Governance', rows: facts.governance.map(({ title, text }) => ({ name: title, text })) },
  ];
  return (
    <article className="fact-sheet">
      <PageOpener
        title="ESG Summary"
        text={`${hotelName}: what is measured, and what it came to.`}
        trail={[{ to: paths.sustainability(), label: 'Sustainability' }]}
      >
        <PrintButton />
      </PageOpener>
      <div className="fact-sheet-parts on-cream wrap">
        {parts.map(({ heading, rows }) => (
          <section key={heading} className="split" aria-label={heading}>
            <h2 className="text-heading">{heading}</h2>
            <FactRows rows={rows} />
          </section>
        ))}
      </div>
    </article>
  );
}
