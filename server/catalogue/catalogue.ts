import type { Brand } from '#domain/brand.ts';
import type { Location } from '#domain/location.ts';
import type { Picture } from '#domain/picture.ts';
import type { Property, PropertyCard, Room } from '#domain/property.ts';

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

/** What became of a slug. `unavailable`: only the database would know it, and it is away (503). */
export type HotelLookup =
  | { kind: 'found'; property: Property }
  | { kind: 'alias'; canonicalSlug: string }
  | { kind: 'not-found' }
  | { kind: 'closed' }
  | { kind: 'unavailable' };

/** The reads of the specification's calls 4 to 13 (part 1, section 7). */
export interface Catalogue {
  listHotels(options?: { includeInactive?: boolean; exclude?: string[] }): Promise<Read<HotelOption[]>>;
  hotelById(id: string): Promise<Read<HotelOption | null>>;
  brands(): Promise<Read<Brand[]>>;
  brandBySlug(slug: string): Promise<Read<Brand | null>>;
  locations(): Promise<Read<Location[]>>;
  locationBySlug(slug: string): Promise<Read<Location | null>>;
  hotelsWithDetails(filter?: { brand?: string; location?: string; featured?: boolean }): Promise<Read<PropertyCard[]>>;
  featuredHotels(filter?: { brand?: string }): Promise<Read<PropertyCard[]>>;
  hotelBySlug(slug: string): Promise<Read<HotelLookup>>;
  hotelMedia(hotelId: string, type?: string): Promise<Read<Picture[]>>;
  searchHotels(text: string): Promise<Read<PropertyCard[]>>;
  rooms(hotelId: string): Promise<Read<Room[]>>;
}
