import type { Catering } from '#app/catalogue/property.ts';
import { cateringListsTexts as texts } from './texts.ts';

export function CateringLists({ catering }: { catering: Catering }) {
  const lists = [
    { name: texts.services, entries: catering.services },
    { name: texts.specialties, entries: catering.specialties },
    { name: texts.packages, entries: catering.packageTypes },
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
