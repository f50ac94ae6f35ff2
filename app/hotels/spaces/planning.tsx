import type { EventSpace, Property } from '#app/catalogue/property.ts';
import { capacityFigure, largestCapacity, layoutsText } from '#app/catalogue/space-figures.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { Fold } from '#app/hotels/page/fold.tsx';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { planningRows } from './planning-rows.ts';
import { SpaceTable } from './space-table.tsx';
import { planningTexts as texts } from './texts.ts';

/** The layouts of a space; none are left out, as the sentence below the table promises them on request. */
function knownLayouts(space: EventSpace): string {
  return space.configurations.length > 0 ? layoutsText(space) : '';
}

interface PlanningProps {
  property: Property;
  hiredFor: string;
}

/** The facts that a planner asks for, as a section of a house without spaces. */
export function PlanningSection({ property, background, hiredFor }: SectionProps & PlanningProps) {
  return (
    <section id={anchorOf('planning')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'planning')}</h2>
      <div className="mt-6 lg:col-span-8 lg:mt-0">
        <FactRows rows={planningRows(property, hiredFor)} />
        <p className="text-small mt-4 text-quiet">{texts.factsOnRequest}</p>
      </div>
    </section>
  );
}

/** The same facts as the end of the section of the spaces, with what the drawings of the floors leave out. */
export function Planning({ property, hiredFor, isDrawn }: PlanningProps & { isDrawn: boolean }) {
  const isMeasured = ({ area, configurations }: EventSpace) => area || configurations.length > 0;
  // Where nothing is known but the guests, they stand above; the sentence below promises the rest.
  const spaces = property.spaces.some(isMeasured)
    ? property.spaces.filter((space) => isMeasured(space) || largestCapacity(space.capacity))
    : [];
  const hasLayouts = spaces.some(({ configurations }) => configurations.length > 0);
  return (
    <Fold id={anchorOf('planning')} heading={headingOf(property, 'planning')}>
      {(isDrawn && !hasLayouts) || spaces.length === 0 ? null : (
        <SpaceTable
          look="fact-table"
          spaces={spaces}
          columns={[
            { head: texts.area, cell: ({ area = '' }) => area },
            { head: texts.guests, cell: ({ capacity }) => capacityFigure(capacity) },
            ...(hasLayouts ? [{ head: texts.layouts, cell: knownLayouts }] : []),
          ]}
        />
      )}
      <FactRows rows={planningRows(property, hiredFor)} />
      <p className="text-small mt-4 text-quiet">{hasLayouts ? texts.restOnRequest : texts.layoutsOnRequest}</p>
    </Fold>
  );
}
