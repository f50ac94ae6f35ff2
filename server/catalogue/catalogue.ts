import type { Announcement } from '#domain/announcement.ts';
import type { Brand } from '#domain/brand.ts';
import type { Location } from '#domain/location.ts';
import type { Offer } from '#domain/offer.ts';
import type { Picture } from '#domain/picture.ts';
import type { Property, PropertyCard, Room } from '#domain/property.ts';
import type { VenueSpace } from '#domain/venue-space.ts';

/** Where an answer came from; anything but `live` marks the response as fallback. */
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

/** Which hotels are listed: active ones unless asked otherwise, without some, the first `most` of them. */
export interface HotelListOptions {
  includeInactive?: boolean;
  /** Ids. */
  exclude?: string[];
  most?: number;
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
 * The reads of the specification's calls 4 to 13 (part 1, section 7). Each answers within a second, also while the
 * database is away. A slug that is then unknown (null, and not `live`) may be known to the database: 503, not 404.
 * A hotel's id is its row's or its slug. What they answer is shared: do not change it.
 */
export interface Catalogue {
  /** Call 4. Active ones unless asked otherwise, by sort order and then name; the first `most` of them. */
  listHotels(options?: HotelListOptions): Promise<Read<HotelOption[]>>;
  /** Call 5. Also an inactive one. */
  hotelById(id: string): Promise<Read<HotelOption | null>>;
  /** Call 6. Active ones by sort order; kept in memory until the catalogue is seen to have changed, which takes seconds. */
  brands(): Promise<Read<Brand[]>>;
  brandBySlug(slug: string): Promise<Read<Brand | null>>;
  /** Call 7. Active ones by display order; kept as the brands are. */
  locations(): Promise<Read<Location[]>>;
  locationBySlug(slug: string): Promise<Read<Location | null>>;
  /** Call 8. Active ones by sort order; an unknown brand or location has none. Without a filter kept as the brands are. */
  hotelsWithDetails(filter?: { brand?: string; location?: string; featured?: boolean }): Promise<Read<PropertyCard[]>>;
  /** Call 9. Brand "all" is no filter. */
  featuredHotels(filter?: { brand?: string }): Promise<Read<PropertyCard[]>>;
  /** Call 10, with everything that belongs to the hotel, in one round trip. */
  hotelBySlug(slug: string): Promise<Read<HotelLookup>>;
  /** Call 11. By sort order. */
  hotelMedia(hotelId: string, type?: string): Promise<Read<Picture[]>>;
  /** Call 12. Name or description holds the text, whatever its case. */
  searchHotels(text: string): Promise<Read<PropertyCard[]>>;
  /** The spaces whose name holds the text, whatever its case. */
  searchSpaces(text: string): Promise<Read<SpaceHit[]>>;
  /**
   * Every active space of every active hotel, without pictures: what a search over all venues looks through. Kept as
   * the brands are.
   */
  venueSpaces(): Promise<Read<VenueSpace[]>>;
  /** The newest announcement whose time it is, or null. Shown within a minute of its time. */
  announcement(): Promise<Read<Announcement | null>>;
  /** Those that hold today, in their order. */
  offers(): Promise<Read<Offer[]>>;
  /** Call 13. Rejects with "Failed to fetch rooms: …" where neither database nor fallback know the hotel's rooms. */
  rooms(hotelId: string): Promise<Read<Room[]>>;
}
