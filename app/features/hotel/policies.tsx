import { FactRows } from './fact-rows.tsx';
import { policyRows } from './policy-rows.ts';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

export function Policies({ property, ground }: SectionProps) {
  return (
    <section id={anchorOf('policies')} className={`${ground} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <div className="lg:col-span-8">
        <FactRows rows={policyRows(property)} />
      </div>
    </section>
  );
}
