import { mostGuests } from '#app/catalogue/space-figures.ts';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';
import { SpacesByHouse } from '#app/listings/results/spaces-by-house.tsx';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { foundSpacesTexts as texts } from './texts.ts';

interface FoundSpacesProps {
  title: string;
  /** The search text. */
  text: string;
  places: VenueSpace[];
  /** How many were found in all. */
  total: number;
}

/** The halls and lawns that a search found, each house with a heading of its own. */
export function FoundSpaces({ title, text, places, total }: FoundSpacesProps) {
  if (places.length === 0) return null;
  return (
    <section className="found" id="spaces" tabIndex={-1}>
      <h2 className="text-heading">{title}</h2>
      <SpacesByHouse
        spaces={places.map((place) => ({
          place,
          holds: mostGuests(place.space.capacity),
          notes: place.space.area ? [place.space.area] : [],
          ofHouse: place.hotel.city,
          enquire: paths.enquire({ venue: place.hotel.slug, space: place.space.id }),
        }))}
      />
      {total > places.length ? (
        <p className="mt-6">
          <TextLink to={`${paths.search(text, { all: 'yes' })}#spaces`}>{texts.showAll(total)}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
