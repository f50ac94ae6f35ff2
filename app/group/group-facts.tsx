import { countHotels, type GroupOutline } from '#app/catalogue/group-outline.ts';
import { groupFactsTexts as texts } from './texts.ts';

/** The years, and how many houses and brands there are. */
export function factsOfGroup(outline: GroupOutline, brands: readonly unknown[]) {
  return texts(String(countHotels(outline)), String(brands.length));
}

/** Four figures in a row, two by two on a phone. */
export function GroupFacts({ facts }: { facts: ReturnType<typeof factsOfGroup> }) {
  return (
    <dl className="group-facts">
      {facts.map(({ figure, what }) => (
        <div key={what} className="group-fact">
          <dt className="text-quiet">{what}</dt>
          <dd className="text-section">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
