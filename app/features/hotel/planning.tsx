import { FactRows } from './fact-rows.tsx';
import { LayoutTable } from './layout-table.tsx';
import { planningRows } from './planning-rows.ts';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** Who fits where, and what a planner asks next. */
export function Planning({ property, ground }: SectionProps) {
  return (
    <section id={anchorOf('planning')} className={`${ground} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'planning')}</h2>
      <div className="lg:col-span-8">
        <LayoutTable spaces={property.spaces} />
        <FactRows rows={planningRows(property)} />
      </div>
    </section>
  );
}
