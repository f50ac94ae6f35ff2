import type { SpaceType } from '#app/catalogue/property.ts';
import { mostGuests, type standardLayouts } from '#app/catalogue/space-figures.ts';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';

export const settings = ['indoor', 'outdoor'] as const;
export type Setting = (typeof settings)[number];
export type Layout = (typeof standardLayouts)[number];

/** What somebody looks for; only the number of guests is always known. */
export interface VenueWishes {
  guests: number;
  layout?: Layout;
  city?: string;
  setting?: Setting;
  /** Guest rooms of the house. */
  rooms?: number;
}

/** A space that fits. */
export interface FoundVenue extends VenueSpace {
  /** Guests it takes in the layout that was asked for, else at most; null where that is agreed on request. */
  holds: number | null;
  /** Whether `holds` is of the layout that was asked for. */
  isOfLayout: boolean;
}

export type Wish = Exclude<keyof VenueWishes, 'guests'>;

/** Where there are spaces, by name. */
export function citiesOf(spaces: readonly VenueSpace[]): string[] {
  return [...new Set(spaces.map(({ hotel }) => hotel.city))].sort();
}

/** Kinds of space under the sky; all others are indoors. */
export const outdoorTypes: readonly SpaceType[] = ['outdoor', 'pool'];

function isOutdoor({ space }: VenueSpace): boolean {
  return outdoorTypes.includes(space.type);
}

/** Guests in a layout; one number without a layout counts as the maximum. */
export function holdsOf({ space }: VenueSpace, layout: Layout | undefined): Pick<FoundVenue, 'holds' | 'isOfLayout'> {
  const inLayout = layout && space.configurations.find(({ style }) => style.toLowerCase() === layout.toLowerCase());
  if (inLayout) return { holds: inLayout.capacity, isOfLayout: true };
  return { holds: mostGuests(space.capacity), isOfLayout: false };
}

/** The spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export function findVenues(wishes: VenueWishes, spaces: readonly VenueSpace[]): FoundVenue[] {
  const { guests, layout, city, setting, rooms } = wishes;
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

/** The wishes that somebody has beside the number of guests. */
export function given(wishes: VenueWishes): Wish[] {
  return (['layout', 'city', 'setting', 'rooms'] as const).filter((wish) => wishes[wish] !== undefined);
}

/** Of wishes with how many spaces there are without each, those that are worth giving up. Most first. */
export function relaxable(counted: { wish: Wish; found: number }[]): { wish: Wish; found: number }[] {
  return counted.filter(({ found }) => found > 0).sort((a, b) => b.found - a.found);
}

/** Where nothing fits: each wish that alone stands in the way, with how many spaces there are without it. Most first. */
export function wishesToRelax(wishes: VenueWishes, spaces: readonly VenueSpace[]): { wish: Wish; found: number }[] {
  return relaxable(
    given(wishes).map((wish) => ({
      wish,
      found: findVenues({ ...wishes, [wish]: undefined } as VenueWishes, spaces).length,
    })),
  );
}
