import type { Catering } from '#app/catalogue/property.ts';

export function CateringLists({ catering }: { catering: Catering }) {
  const lists = [
    { name: 'Services', entries: catering.services },
    { name: 'Specialties', entries: catering.specialties },
    { name: 'Packages', entries: catering.packageTypes },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <dl className="catering-lists">
      {lists.map(({ name, entries }) => (
        <div key={name} className="hairline-t">
          <dt className="text-small-heading">{name}</dt>
          {entries.map((entry) => (
            <dd key={entry} className="text-quiet">
              {entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
