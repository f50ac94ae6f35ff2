import type { Property } from '#domain/property.ts';
import { FactRows } from './fact-rows.tsx';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

const names: [keyof Property['policies'], string][] = [
  ['checkIn', 'Check-in'],
  ['checkOut', 'Check-out'],
  ['cancellation', 'Cancellation'],
  ['pets', 'Pets'],
];

/** Of a property whose plan has no section for planners. */
const eventNames: [keyof Property['policies'], string][] = [
  ['eventBooking', 'Event booking'],
  ['catering', 'Catering'],
  ['decoration', 'Decoration'],
  ['capacity', 'Capacity'],
  ['parking', 'Parking'],
];

export function policyRows({ policies, plan }: Property) {
  const shown = plan.sections.includes('planning') ? names : [...names, ...eventNames];
  return shown.flatMap(([key, name]) => (policies[key] ? [{ name, text: policies[key] }] : []));
}

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
