import type { Brand } from '#app/catalogue/brand.ts';
import type { Ceremony, CeremonyPlace } from '#app/catalogue/ceremonies.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { GalleryItem, Property, PropertyCard, Room } from '#app/catalogue/property.ts';
import type { Criterion, FoundVenue, NearestVenues, VenueCriteria } from '#app/catalogue/venue-finder.ts';
import type { ListSlice } from '#platform/pagination.ts';

/** The source of an answer; anything but `live` marks the response as a fallback. */
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

/** Selects hotels for a list: active ones unless asked otherwise, only some or all but some, at most `most` of them. */
export interface HotelListOptions {
  includeInactive?: boolean;
  /** Ids. */
  exclude?: string[];
  slugs?: readonly string[];
  most?: number;
}

/** Selects the hotels that a list shows details of, and the part of them. */
export interface CardFilter extends ListSlice {
  brand?: string;
  location?: string;
  featured?: boolean;
  /** Only hotels in one of these places, whether the place is shown or not. */
  locations?: readonly string[];
  /** Only these hotels. */
  slugs?: readonly string[];
  /** Only the first so many hotels of each place. */
  eachLocation?: number;
}

/** One page of the result of a search over all spaces. */
export interface SpaceFinding {
  found: FoundVenue[];
  /** The number of spaces that fit, on all pages. */
  total: number;
  /** If nothing fits: the criteria that could be left out, and how many spaces would fit then. */
  relax: { criterion: Criterion; found: number }[];
  /** If a wish for rooms or for a city leaves nothing: the spaces that come closest. */
  nearest?: NearestVenues;
}

/** A space that a search found, and its hotel. */
export interface SpaceHit {
  /** The name that the hotel's page uses in its anchors. */
  id: string;
  name: string;
  /** Slug. */
  hotel: string;
  hotelName: string;
}

/** The result for a slug. `unavailable` means that only the database would know it, and it is away (503). */
export type HotelLookup =
  | { kind: 'found'; property: Property }
  | { kind: 'alias'; canonicalSlug: string }
  | { kind: 'not-found' }
  | { kind: 'closed' }
  | { kind: 'unavailable' };

/**
 * The reads of the catalogue; each is a file in `calls/`. Each answers within a second, also while the database is
 * away. A slug that is unknown then (null, and not `live`) may be known to the database, so the status is 503 and not
 * 404. A hotel's id is the id of its row or its slug. The answers are shared objects and must not be changed.
 */
export interface Catalogue {
  /** The hotels by sort order and then name: the active ones unless asked otherwise, at most the first `most`. */
  listHotels(options?: HotelListOptions): Promise<Read<HotelOption[]>>;
  /** The hotel with this id, also an inactive one. */
  hotelById(id: string): Promise<Read<HotelOption | null>>;
  /** The active brands by sort order; cached until a change of the catalogue is noticed, which takes seconds. */
  brands(): Promise<Read<Brand[]>>;
  brandBySlug(slug: string): Promise<Read<Brand | null>>;
  /** The active locations by display order; cached as the brands are. */
  locations(): Promise<Read<Location[]>>;
  locationBySlug(slug: string): Promise<Read<Location | null>>;
  /** How many hotels each brand has in each place; cached as the brands are. */
  groupOutline(): Promise<Read<GroupOutline>>;
  /** The active hotels by sort order; an unknown brand or location has none. Parts of the list are cached. */
  hotelsWithDetails(filter?: CardFilter): Promise<Read<PropertyCard[]>>;
  /** The featured hotels, of one brand or of all ("all"). */
  featuredHotels(filter?: { brand?: string; most?: number }): Promise<Read<PropertyCard[]>>;
  /** The hotel of an address with everything that belongs to it, in one round trip. */
  hotelBySlug(slug: string): Promise<Read<HotelLookup>>;
  /** The pictures of a hotel by sort order. */
  hotelMedia(hotelId: string, type?: string): Promise<Read<GalleryItem[]>>;
  /** The hotels whose name or description contains the text, whatever its case. */
  searchHotels(text: string): Promise<Read<PropertyCard[]>>;
  /** The first active hotels with everything by which a search finds them. */
  searchIndex(): Promise<Read<SnapshotHotel[]>>;
  /** The spaces whose name contains the text, whatever its case. */
  searchSpaces(text: string): Promise<Read<SpaceHit[]>>;
  /** The active spaces of active hotels that fit, capacity closest above the need first. */
  findSpaces(criteria: VenueCriteria, slice: Required<ListSlice>): Promise<Read<SpaceFinding>>;
  /** The space of each hotel that suits a ceremony best, closest above the need first; without pictures. */
  ceremonyPlaces(
    criteria: { ceremony: Ceremony; guests: number },
    slice: Required<ListSlice>,
  ): Promise<Read<{ places: CeremonyPlace[]; total: number }>>;
  /** The newest announcement that holds now, or null. It appears within a minute of its beginning. */
  announcement(): Promise<Read<Announcement | null>>;
  /** The offers that hold today, in their order. */
  offers(): Promise<Read<Offer[]>>;
  /** What the group tells of itself outside its hotels. */
  editorial(): Promise<Read<Editorial>>;
  /** The number of active records that are samples, whether the site shows them or not. */
  countSamples(): Promise<Read<number>>;
  /** The rooms of a hotel. Rejects with "Failed to fetch rooms: …" if neither database nor fallback know them. */
  rooms(hotelId: string): Promise<Read<Room[]>>;
}
