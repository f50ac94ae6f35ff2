import type { SpaceType } from './property.ts';
import { largestCapacity } from './space-figures.ts';
import { neededSquareFeet, type VenueSpace } from './venue-finder.ts';

/** The ceremonies of a wedding, in the order of the days. */
export const ceremonies = ['haldi', 'mehndi', 'cocktail', 'nikah', 'wedding', 'reception'] as const;
export type Ceremony = (typeof ceremonies)[number];

/** The kinds of space in which a ceremony is held, the usual one first. */
const suited: Record<Ceremony, readonly SpaceType[]> = {
  haldi: ['pool', 'outdoor'],
  mehndi: ['outdoor', 'wedding', 'pool'],
  cocktail: ['pool', 'outdoor', 'wedding', 'bar'],
  nikah: ['banquet', 'wedding', 'outdoor'],
  wedding: ['outdoor', 'wedding', 'banquet'],
  reception: ['banquet', 'wedding', 'outdoor'],
};

export interface CeremonyPlace extends VenueSpace {
  /** Guests; null if the number is agreed on request. */
  most: number | null;
}

/**
 * Finds the space of each hotel that suits a ceremony best for that many guests: capacity closest above the need, then
 * the more usual kind of space. Hotels are sorted the same way; those whose figure is "on request" come last.
 */
export function placesFor(ceremony: Ceremony, guests: number, spaces: readonly VenueSpace[]): CeremonyPlace[] {
  const kinds = suited[ceremony];
  const fitting = spaces
    .filter(({ space }) => kinds.includes(space.type))
    .map((place) => ({ ...place, most: largestCapacity(place.space.capacity) }))
    .filter(({ most }) => most === null || most >= guests)
    .filter(({ space }) => (space.areaSqFt ?? Number.POSITIVE_INFINITY) >= neededSquareFeet(guests))
    .sort((a, b) => spare(a, guests) - spare(b, guests) || kinds.indexOf(a.space.type) - kinds.indexOf(b.space.type));
  const seen = new Set<string>();
  return fitting.filter(({ hotel }) => !seen.has(hotel.slug) && seen.add(hotel.slug));
}

function spare({ most }: CeremonyPlace, guests: number): number {
  return most === null ? Number.POSITIVE_INFINITY : most - guests;
}
