import { Icon } from '#app/ui/icon.tsx';
import { FinderForm, type TownOption } from './finder-form.tsx';
import { type FinderAnswer, FoundVenues } from './found-venues.tsx';
import { venueFinderSectionTexts as texts } from './texts.ts';

export interface VenueFinderProps {
  cities: readonly TownOption[];
  /** Null before a search. */
  answer: FinderAnswer | null;
}

/** The venue finder with its result. It is closed at first: most visitors come for the list below it. */
export function VenueFinder({ cities, answer }: VenueFinderProps) {
  return (
    <section id="finder" tabIndex={-1} className="finder on-cream wrap" aria-labelledby="finder-heading">
      <details open={answer !== null}>
        <summary>
          <h2 id="finder-heading" className="text-heading">
            {texts.heading}
          </h2>
          <Icon name="down" className="size-6" />
        </summary>
        <FinderForm cities={cities} criteria={answer?.criteria ?? null} />
      </details>
      {answer ? <FoundVenues {...answer} /> : null}
    </section>
  );
}
