import { capacityFigure, layoutsText, onRequest } from '#app/catalogue/space-figures.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { texts } from './planning.texts.ts';
import { planningRows } from './planning-rows.ts';
import { SpaceTable } from './space-table.tsx';

/** The capacities of the spaces, and the facts that a planner asks for. */
export function Planning({ property, background, hiredFor }: SectionProps & { hiredFor: string }) {
  return (
    <section id={anchorOf('planning')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'planning')}</h2>
      <div className="lg:col-span-8">
        {property.spaces.length > 0 ? (
          <SpaceTable
            look="fact-table"
            spaces={property.spaces}
            columns={[
              { head: texts.area, cell: ({ area }) => area ?? onRequest },
              { head: texts.guests, cell: ({ capacity }) => capacityFigure(capacity) },
              { head: texts.layouts, cell: layoutsText },
            ]}
          />
        ) : null}
        <FactRows rows={planningRows(property, hiredFor)} />
      </div>
    </section>
  );
}
