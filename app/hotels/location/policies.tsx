import { Amenities } from '#app/hotels/page/amenities.tsx';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { policyRows } from './policy-rows.ts';

/** What a guest should know. The amenities are in the overview on a page without a plan of its own. */
export function Policies({ property, background }: SectionProps) {
  const amenities = property.plan.kind === 'generic' ? [] : property.amenities;
  return (
    <section id={anchorOf('policies')} className={`policies ${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <div className="lg:col-span-8">
        <FactRows rows={policyRows(property)} />
        {amenities.length > 0 ? <Amenities amenities={amenities} /> : null}
      </div>
    </section>
  );
}
