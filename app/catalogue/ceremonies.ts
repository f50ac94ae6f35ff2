import type { SpaceType } from './property.ts';
import { mostGuests } from './space-figures.ts';
import type { VenueSpace } from './venue-space.ts';

/** What a family celebrates over the days of a wedding, in the order of the days. */
export const ceremonies = ['haldi', 'mehndi', 'cocktail', 'nikah', 'wedding', 'reception'] as const;
export type Ceremony = (typeof ceremonies)[number];

/** The kinds of space that a ceremony is held in, the usual one first. */
const suited: Record<Ceremony, readonly SpaceType[]> = {
  haldi: ['pool', 'outdoor'],
  mehndi: ['outdoor', 'wedding', 'pool'],
  cocktail: ['pool', 'outdoor', 'wedding', 'bar'],
  nikah: ['banquet', 'wedding', 'outdoor'],
  wedding: ['outdoor', 'wedding', 'banquet'],
  reception: ['banquet', 'wedding', 'outdoor'],
};

/** The same for one ceremony, as an array of its own. */
export const suitedTypes = (ceremony: Ceremony): SpaceType[] => [...suited[ceremony]];

export interface CeremonyPlace extends VenueSpace {
  /** The most guests it takes; null where that is agreed on request. */
  most: number | null;
}

/**
 * The space of each hotel that suits a ceremony best for that many guests: capacity closest above the need, then the
 * more usual kind of space. Hotels follow each other the same way; those whose figure is "on request" come last.
 */
export function placesFor(ceremony: Ceremony, guests: number, spaces: readonly VenueSpace[]): CeremonyPlace[] {
  const kinds = suitedTypes(ceremony);
  const fitting = spaces
    .filter(({ space }) => kinds.includes(space.type))
    .map((place) => ({ ...place, most: mostGuests(place.space.capacity) }))
    .filter(({ most }) => most === null || most >= guests)
    .sort((a, b) => spare(a, guests) - spare(b, guests) || kinds.indexOf(a.space.type) - kinds.indexOf(b.space.type));
  const seen = new Set<string>();
  return fitting.filter(({ hotel }) => !seen.has(hotel.slug) && seen.add(hotel.slug));
}

function spare({ most }: CeremonyPlace, guests: number): number {
  return most === null ? Number.POSITIVE_INFINITY : most - guests;
}
