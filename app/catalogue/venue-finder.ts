import type { settings, standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';
import { kmBetween, type Position } from './distance.ts';
import type { EventSpace, SpaceType } from './property.ts';

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
  /** The slugs of the hotels that fit other wishes, such as those for prices; absent where there is none. */
  among?: ReadonlySet<string>;
  /** Spaces that are shown last, as "hotel space": those that are taken on the wished day. */
  last?: readonly string[];
}

export interface FoundVenue extends VenueSpace {
  /** The guests that it takes in the requested layout, or else at most; null if the number is agreed on request. */
  holds: number | null;
  /** Whether `holds` is of the requested layout. */
  isOfLayout: boolean;
  /** Whether the guests have room to stand and not to sit down to dinner; only where no layout was requested. */
  isTight: boolean;
}

/** The spaces that come closest, if a wish for rooms or for a city leaves none. */
export interface NearestVenues {
  /** The wishes that they do not meet. */
  without: ('rooms' | 'city')[];
  found: FoundVenue[];
  /** The position of the city that was asked for, if it is known. */
  from?: Position;
}

export type Criterion = Exclude<keyof VenueCriteria, 'guests' | 'last'>;

export function citiesOf(spaces: readonly VenueSpace[]): string[] {
  return [...new Set(spaces.map(({ hotel }) => hotel.city))].sort();
}

/** These kinds of space are outdoors; all others are indoors. */
const outdoorTypes: readonly SpaceType[] = ['outdoor', 'pool'];

/**
 * Finds the spaces that fit, capacity closest above the need first; those whose figure is on request come last. A space
 * whose area gives each guest less than the layout needs does not fit, whatever capacity is stated.
 */
export function findVenues(criteria: VenueCriteria, spaces: readonly VenueSpace[]): FoundVenue[] {
  const { guests, layout, city, setting, rooms } = criteria;
  const found: FoundVenue[] = [];
  for (const place of spaces) {
    if (city !== undefined && place.hotel.city !== city) continue;
    if (setting !== undefined && outdoorTypes.includes(place.space.type) !== (setting === 'outdoor')) continue;
    if (criteria.among && !criteria.among.has(place.hotel.slug)) continue;
    if (rooms !== undefined && (place.hotel.rooms ?? 0) < rooms) continue;
    const { areaSqFt = Number.POSITIVE_INFINITY } = place.space;
    const { holds, isOfLayout } = holdsOf(place, layout);
    if ((holds !== null && holds < guests) || areaSqFt < neededSquareFeet(guests, layout)) continue;
    const isTight = layout === undefined && areaSqFt < neededSquareFeet(guests, 'Banquet');
    found.push({ ...place, holds, isOfLayout, isTight });
  }
  const isLast = ({ hotel, space }: FoundVenue) =>
    Number(criteria.last?.includes(`${hotel.slug} ${space.id}`) ?? false);
  return found.sort(
    (a, b) => isLast(a) - isLast(b) || (a.holds ?? Number.MAX_SAFE_INTEGER) - (b.holds ?? Number.MAX_SAFE_INTEGER),
  );
}

/** The most spaces or hotels that are named where none meets every wish. */
export const mostNearest = 3;

/** The wishes that the nearest spaces may not meet, in the order in which they are tried. */
function nearestWithout({ rooms, city }: VenueCriteria): NearestVenues['without'][] {
  if (rooms !== undefined && city !== undefined) return [['rooms'], ['city'], ['rooms', 'city']];
  if (rooms !== undefined) return [['rooms']];
  return city === undefined ? [] : [['city']];
}

/** The spaces that come closest where a wish for rooms or a city leaves none: most rooms, or nearest, first. */
export function findNearest(
  criteria: VenueCriteria,
  spaces: readonly VenueSpace[],
  from: Position | undefined,
): NearestVenues | undefined {
  for (const without of nearestWithout(criteria)) {
    const relaxed = Object.fromEntries([...without, 'last'].map((name) => [name, undefined]));
    const found = findVenues({ ...criteria, ...relaxed } as VenueCriteria, spaces);
    if (found.length === 0) continue;
    const distance = ({ hotel }: FoundVenue) =>
      from && hotel.position ? kmBetween(from, hotel.position) : Number.MAX_SAFE_INTEGER;
    found.sort((a, b) =>
      without.includes('city') ? distance(a) - distance(b) : (b.hotel.rooms ?? 0) - (a.hotel.rooms ?? 0),
    );
    return { without, found: found.slice(0, mostNearest), ...(from && { from }) };
  }
  return undefined;
}

/** Returns each criterion without which some space fits, with the number of those spaces, the largest first. */
export function criteriaToRelax(
  criteria: VenueCriteria,
  spaces: readonly VenueSpace[],
): { criterion: Criterion; found: number }[] {
  return (['layout', 'city', 'setting', 'rooms', 'among'] as const)
    .filter((criterion) => criteria[criterion] !== undefined)
    .map((criterion) => ({
      criterion,
      found: findVenues({ ...criteria, [criterion]: undefined } as VenueCriteria, spaces).length,
    }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
}

/**
 * The square feet that a guest needs at least, by layout. docs/decisions/venue-finder.md names where the figures come
 * from. A boardroom seats few people in any room, so that its area says nothing.
 */
const squareFeetPerGuest: Partial<Record<Layout, number>> = { Reception: 6, Theatre: 7, Banquet: 10, Classroom: 15 };

/** Returns the area that guests need in a layout; without a layout they stand, as at a reception. */
export function neededSquareFeet(guests: number, layout: Layout = 'Reception'): number {
  return guests * (squareFeetPerGuest[layout] ?? 0);
}

/** The guests of a space in the layout; one number without a layout counts as the maximum. */
function holdsOf({ space }: VenueSpace, layout: Layout | undefined): Pick<FoundVenue, 'holds' | 'isOfLayout'> {
  const inLayout = layout && space.configurations.find(({ style }) => style.toLowerCase() === layout.toLowerCase());
  if (inLayout) return { holds: inLayout.capacity, isOfLayout: true };
  return { holds: largestCapacity(space.capacity), isOfLayout: false };
}

/** Returns what a search over all properties needs of a space. */
export function searchedSpace(whole: EventSpace): VenueSpace['space'] {
  const { features: _features, amenities: _amenities, moreImages: _images, sampleFields: _samples, ...space } = whole;
  return space;
}

/** A hall, lawn or terrace, with the data of its hotel that a search over all properties needs. */
export interface VenueSpace {
  space: Omit<EventSpace, 'features' | 'amenities' | 'moreImages' | 'sampleFields'>;
  hotel: {
    slug: string;
    name: string;
    city: string;
    /** Guest rooms of the hotel; null where the number is not known. */
    rooms: number | null;
    /** Absent where nobody has told it. */
    position?: Position;
  };
}
