import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { policyRows } from './policy-rows.ts';

export function Policies({ property, background }: SectionProps) {
  return (
    <section id={anchorOf('policies')} className={`${background} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <div className="lg:col-span-8">
        <FactRows rows={policyRows(property)} />
      </div>
    </section>
  );
}
