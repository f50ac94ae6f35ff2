import type { SpaceType } from '#app/catalogue/property.ts';
import { mostGuests, type standardLayouts } from '#app/catalogue/space-figures.ts';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';

export const settings = ['indoor', 'outdoor'] as const;
export type Setting = (typeof settings)[number];
export type Layout = (typeof standardLayouts)[number];

/** A visitor's search criteria; only the number of guests is required. */
export interface VenueCriteria {
  guests: number;
  layout?: Layout;
  city?: string;
  setting?: Setting;
  /** The fewest guest rooms that the hotel may have. */
  rooms?: number;
}

/** A space that fits. */
export interface FoundVenue extends VenueSpace {
  /** The guests that it takes in the requested layout, or else at most; null if the number is agreed on request. */
  holds: number | null;
  /** Whether `holds` is of the requested layout. */
  isOfLayout: boolean;
}

export type Criterion = Exclude<keyof VenueCriteria, 'guests'>;

/** The cities that have spaces, by name. */
export function citiesOf(spaces: readonly VenueSpace[]): string[] {
  return [...new Set(spaces.map(({ hotel }) => hotel.city))].sort();
}

/** These kinds of space are outdoors; all others are indoors. */
export const outdoorTypes: readonly SpaceType[] = ['outdoor', 'pool'];

function isOutdoor({ space }: VenueSpace): boolean {
  return outdoorTypes.includes(space.type);
}

/** Returns the guests in a layout; one number without a layout counts as the maximum. */
export function holdsOf({ space }: VenueSpace, layout: Layout | undefined): Pick<FoundVenue, 'holds' | 'isOfLayout'> {
  const inLayout = layout && space.configurations.find(({ style }) => style.toLowerCase() === layout.toLowerCase());
  if (inLayout) return { holds: inLayout.capacity, isOfLayout: true };
  return { holds: mostGuests(space.capacity), isOfLayout: false };
}

/** Finds the spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export function findVenues(criteria: VenueCriteria, spaces: readonly VenueSpace[]): FoundVenue[] {
  const { guests, layout, city, setting, rooms } = criteria;
  const found: FoundVenue[] = [];
  for (const place of spaces) {
    if (city !== undefined && place.hotel.city !== city) continue;
    if (setting !== undefined && isOutdoor(place) !== (setting === 'outdoor')) continue;
    if (rooms !== undefined && (place.hotel.rooms ?? 0) < rooms) continue;
    const held = holdsOf(place, layout);
    if (held.holds !== null && held.holds < guests) continue;
    found.push({ ...place, ...held });
  }
  return found.sort((a, b) => (a.holds ?? Number.MAX_SAFE_INTEGER) - (b.holds ?? Number.MAX_SAFE_INTEGER));
}

/** Returns the criteria that are set, besides the number of guests. */
export function givenCriteria(criteria: VenueCriteria): Criterion[] {
  return (['layout', 'city', 'setting', 'rooms'] as const).filter((criterion) => criteria[criterion] !== undefined);
}

/** Returns the criteria without which some space fits, those that gain most first. */
export function relaxable(
  counted: { criterion: Criterion; found: number }[],
): { criterion: Criterion; found: number }[] {
  return counted.filter(({ found }) => found > 0).sort((a, b) => b.found - a.found);
}

/**
 * Returns each criterion without which some space fits, with the number of those spaces; the largest number comes
 * first.
 */
export function criteriaToRelax(
  criteria: VenueCriteria,
  spaces: readonly VenueSpace[],
): { criterion: Criterion; found: number }[] {
  return relaxable(
    givenCriteria(criteria).map((criterion) => ({
      criterion,
      found: findVenues({ ...criteria, [criterion]: undefined } as VenueCriteria, spaces).length,
    })),
  );
}
