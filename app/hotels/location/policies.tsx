import type { Property } from '#app/catalogue/property.ts';
import { Amenities } from '#app/hotels/page/amenities.tsx';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { Fold } from '#app/hotels/page/fold.tsx';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { policyRows } from './policy-rows.ts';

/** What a guest should know, as a section of its own. */
export function PoliciesSection({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('policies')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <div className="mt-6 lg:col-span-8 lg:mt-0">
        <GuestFacts property={property} />
      </div>
    </section>
  );
}

/** The same as the end of the section of the contact. */
export function Policies({ property }: { property: Property }) {
  return (
    <Fold id={anchorOf('policies')} heading={headingOf(property, 'policies')}>
      <GuestFacts property={property} />
    </Fold>
  );
}

/** The amenities are in the overview on a page without a plan of its own. */
function GuestFacts({ property }: { property: Property }) {
  const amenities = property.plan.kind === 'generic' ? [] : property.amenities;
  return (
    <>
      <FactRows rows={policyRows(property)} />
      {amenities.length > 0 ? <Amenities amenities={amenities} /> : null}
    </>
  );
}
