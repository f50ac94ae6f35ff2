import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Brand } from '#app/catalogue/brand.ts';
import type { Editorial } from '#app/catalogue/editorial.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { GalleryItem, Property } from '#app/catalogue/property.ts';

/** Everything in the catalogue at one moment; the `fallback` of every call answers from it. */
export interface Snapshot {
  /** The active ones in their order. */
  brands: Brand[];
  /** The active ones in their order. */
  locations: Location[];
  /** The active ones, newest first. */
  announcements: Announcement[];
  /** The active ones in their order. */
  offers: Offer[];
  /** The active records of each list in their order. */
  editorial: Editorial;
  /** All hotels, by sort order and then name. */
  hotels: SnapshotHotel[];
}

export interface SnapshotHotel {
  /** The id of the database's row, or the slug for built-in content. */
  id: string;
  isActive: boolean;
  /** Whether the hotel is permanently closed: then its address answers 410. */
  isClosed: boolean;
  brandName: string;
  locationName: string;
  property: Property;
  /** Pictures of every type, by sort order. */
  media: SnapshotPicture[];
}

export interface SnapshotPicture {
  /** One of hero, gallery, room, dining or amenity. */
  type: string;
  isPrimary: boolean;
  picture: GalleryItem;
}
