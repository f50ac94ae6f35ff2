import type { Brand } from '#app/catalogue/brand.ts';
import type { Ceremony, CeremonyPlace } from '#app/catalogue/ceremonies.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { GalleryItem, Property, PropertyCard, Room } from '#app/catalogue/property.ts';
import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
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
 * What is asked of the catalogue; `catalogue-answers.server.ts` answers it from what is in memory, also while the
 * database is away. A slug that is unknown then (null, and not `live`) may be known to the database, so the status is
 * 503 and not 404. A hotel's id is the id of its row or its slug. The answers are shared objects and must not be changed.
 */
export interface Catalogue {
  /** The hotels by sort order and then name: the active ones unless asked otherwise, at most the first `most`. */
  listHotels(options?: HotelListOptions): Promise<Read<HotelOption[]>>;
  /** The hotel with this id, also an inactive one. */
  hotelById(id: string): Promise<Read<HotelOption | null>>;
  /** The active brands by sort order. */
  brands(): Promise<Read<Brand[]>>;
  brandBySlug(slug: string): Promise<Read<Brand | null>>;
  /** The active locations by display order. */
  locations(): Promise<Read<Location[]>>;
  locationBySlug(slug: string): Promise<Read<Location | null>>;
  /** How many hotels each brand has in each place. */
  groupOutline(): Promise<Read<GroupOutline>>;
  /** The active hotels by sort order; an unknown brand or location has none. */
  hotelsWithDetails(filter?: CardFilter): Promise<Read<PropertyCard[]>>;
  /** The featured hotels, of one brand or of all ("all"). */
  featuredHotels(filter?: { brand?: string; most?: number }): Promise<Read<PropertyCard[]>>;
  /** The hotel of an address with everything that belongs to it. */
  hotelBySlug(slug: string): Promise<Read<HotelLookup>>;
  /** The pictures of a hotel by sort order. */
  hotelMedia(hotelId: string, type?: string): Promise<Read<GalleryItem[]>>;
  /** The hotels whose name or description contains the text, whatever its case. */
  searchHotels(text: string): Promise<Read<PropertyCard[]>>;
  /** The first active hotels with everything by which a search finds them. */
  searchIndex(): Promise<Read<WholeHotel[]>>;
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

/** A catalogue that calls back when one of its answers is not live, so that no route has to check. */
export function watchSources(catalogue: Catalogue, onFallback: () => void): Catalogue {
  return new Proxy(catalogue, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        const read: Read<unknown> = await member.apply(target, input);
        if (read.source !== 'live') onFallback();
        return read;
      };
    },
  });
}

type FoundHotel = Extract<HotelLookup, { kind: 'found' }> & Pick<Read<unknown>, 'source'>;

/**
 * Looks up a hotel's address. At `/{location}/{slug}` and `/{brand}/{slug}` the first part must be a known location or
 * brand, and the hotel's own; otherwise the result is `elsewhere`. The slug may be an earlier one.
 */
export async function lookUpHotel(
  catalogue: Pick<Catalogue, 'brands' | 'locations' | 'hotelBySlug'>,
  slug: string,
  place?: string,
): Promise<FoundHotel | Exclude<HotelLookup, { kind: 'found' }> | { kind: 'elsewhere' }> {
  if (place !== undefined && !(await isPlace(catalogue, place))) return { kind: 'elsewhere' };
  const { value, source } = await catalogue.hotelBySlug(slug);
  const lookup = value.kind === 'found' ? { ...value, source } : value;
  if (place === undefined) return lookup;
  const named = lookup.kind === 'alias' ? (await catalogue.hotelBySlug(lookup.canonicalSlug)).value : lookup;
  if (named.kind === 'unavailable') return named;
  const fits = named.kind === 'found' && [named.property.brand, named.property.location].includes(place);
  return fits ? lookup : { kind: 'elsewhere' };
}

async function isPlace(catalogue: Pick<Catalogue, 'brands' | 'locations'>, slug: string): Promise<boolean> {
  const [brands, locations] = await Promise.all([catalogue.brands(), catalogue.locations()]);
  return [...brands.value, ...locations.value].some((one) => one.slug === slug);
}
