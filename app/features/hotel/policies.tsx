import type { Property } from '#domain/property.ts';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

const names: [keyof Property['policies'], string][] = [
  ['checkIn', 'Check-in'],
  ['checkOut', 'Check-out'],
  ['cancellation', 'Cancellation'],
  ['pets', 'Pets'],
  ['eventBooking', 'Event booking'],
  ['catering', 'Catering'],
  ['decoration', 'Decoration'],
  ['capacity', 'Capacity'],
  ['parking', 'Parking'],
];

export function Policies({ property, ground }: SectionProps) {
  return (
    <section id={anchorOf('policies')} className={`${ground} wrap section-space lg:columns-12`}>
      <h2 className="text-section lg:col-span-4">{headingOf(property, 'policies')}</h2>
      <dl className="policy-rows lg:col-span-8">
        {names.map(([key, name]) => {
          const text = property.policies[key];
          return text ? (
            <div key={key} className="hairline-t">
              <dt className="text-quiet">{name}</dt>
              <dd>{text}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
