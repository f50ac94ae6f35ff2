import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Brand } from '#app/catalogue/brand.ts';
import type { Ceremony, CeremonyPlace } from '#app/catalogue/ceremonies.ts';
import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { Property, PropertyCard, Room } from '#app/catalogue/property.ts';
import type { Criterion, FoundVenue, VenueCriteria } from '#app/listings/finder/venue-finder.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { ListSlice } from '#platform/pagination.ts';

/** Where an answer came from; anything but `live` marks the response as a fallback. */
export type Source = 'live' | 'last-good' | 'built-in';
export interface Read<T> {
  value: T;
  source: Source;
}

export interface HotelOption {
  id: string;
  slug: string;
  name: string;
  city: string;
  state: string;
  isActive: boolean;
  isFeatured: boolean;
  sortOrder: number;
}

/** Which hotels are listed: active ones unless asked otherwise, only some or all but some, at most `most` of them. */
export interface HotelListOptions {
  includeInactive?: boolean;
  /** Ids. */
  exclude?: string[];
  slugs?: readonly string[];
  most?: number;
}

/** Which hotels a list shows details of, and which part of them. */
export interface CardFilter extends ListSlice {
  brand?: string;
  location?: string;
  featured?: boolean;
  /** Only hotels in one of these places, whether the place is shown or not. */
  locations?: readonly string[];
  /** Only these hotels. */
  slugs?: readonly string[];
  /** Only so many hotels of each place, the first ones. */
  eachLocation?: number;
}

/** One page of what a search over all spaces finds. */
export interface SpaceFinding {
  found: FoundVenue[];
  /** How many spaces fit, on all pages. */
  total: number;
  /** Where nothing fits: what could be left out of the search, and how many spaces would fit then. */
  relax: { criterion: Criterion; found: number }[];
}

/** A space that a search found, and the hotel it is in. */
export interface SpaceHit {
  /** As the hotel's page names it in its anchors. */
  id: string;
  name: string;
  /** Slug. */
  hotel: string;
  hotelName: string;
}

/** What became of a slug. `unavailable`: only the database would know it, and it is away (503). */
export type HotelLookup =
  | { kind: 'found'; property: Property }
  | { kind: 'alias'; canonicalSlug: string }
  | { kind: 'not-found' }
  | { kind: 'closed' }
  | { kind: 'unavailable' };

/**
 * The reads of the catalogue, numbered as calls 4 to 13 of the browser that this site replaces; `calls/` has them.
 * Each answers within a second, also while the database is away. A slug that is then unknown (null, and not `live`)
 * may be known to the database: 503, not 404. A hotel's id is its row's or its slug. The answers are shared objects:
 * whoever gets one must not change it.
 */
export interface Catalogue {
  /** Call 4. Active ones unless asked otherwise, by sort order and then name; the first `most` of them. */
  listHotels(options?: HotelListOptions): Promise<Read<HotelOption[]>>;
  /** Call 5. Also an inactive one. */
  hotelById(id: string): Promise<Read<HotelOption | null>>;
  /** Call 6. Active ones by sort order; cached until the catalogue is seen to have changed, which takes seconds. */
  brands(): Promise<Read<Brand[]>>;
  brandBySlug(slug: string): Promise<Read<Brand | null>>;
  /** Call 7. Active ones by display order; cached as the brands are. */
  locations(): Promise<Read<Location[]>>;
  locationBySlug(slug: string): Promise<Read<Location | null>>;
  /** How many hotels there are of which brand and where. Cached as the brands are. */
  groupOutline(): Promise<Read<GroupOutline>>;
  /** Call 8. Active ones by sort order; an unknown brand or location has none. Parts of the list are cached. */
  hotelsWithDetails(filter?: CardFilter): Promise<Read<PropertyCard[]>>;
  /** Call 9. Brand "all" is no filter. */
  featuredHotels(filter?: { brand?: string; most?: number }): Promise<Read<PropertyCard[]>>;
  /** Call 10, with everything that belongs to the hotel, in one round trip. */
  hotelBySlug(slug: string): Promise<Read<HotelLookup>>;
  /** Call 11. By sort order. */
  hotelMedia(hotelId: string, type?: string): Promise<Read<Picture[]>>;
  /** Call 12. Name or description holds the text, whatever its case. */
  searchHotels(text: string): Promise<Read<PropertyCard[]>>;
  /** The spaces whose name holds the text, whatever its case. */
  searchSpaces(text: string): Promise<Read<SpaceHit[]>>;
  /** The active spaces of active hotels that fit, capacity closest above the need first; without pictures. */
  findSpaces(criteria: VenueCriteria, slice: Required<ListSlice>): Promise<Read<SpaceFinding>>;
  /** The space of each hotel that suits a ceremony best, closest above the need first; without pictures. */
  ceremonyPlaces(
    asked: { ceremony: Ceremony; guests: number },
    slice: Required<ListSlice>,
  ): Promise<Read<{ places: CeremonyPlace[]; total: number }>>;
  /** The newest announcement that holds now, or null. It appears within a minute of its beginning. */
  announcement(): Promise<Read<Announcement | null>>;
  /** The offers that hold today, in their order. */
  offers(): Promise<Read<Offer[]>>;
  /** Call 13. Rejects with "Failed to fetch rooms: …" where neither database nor fallback know the hotel's rooms. */
  rooms(hotelId: string): Promise<Read<Room[]>>;
}
