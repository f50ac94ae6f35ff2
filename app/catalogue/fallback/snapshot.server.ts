import type { Brand } from '#app/catalogue/brand.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { GalleryItem, Property } from '#app/catalogue/property.ts';
import type { Language } from '#app/language/page-language.ts';
import { announcements } from '#content/announcements.ts';
import { brands } from '#content/brands.ts';
import { editorial } from '#content/editorial.ts';
import { hindiTexts } from '#content/hindi-texts.ts';
import { locations } from '#content/locations.ts';
import { offers } from '#content/offers.ts';
import { inHindi } from '#content/parts/in-hindi.ts';
import { properties } from '#content/properties.ts';

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

/** The built-in content, as the database contains it after its first seed. */
export function builtInSnapshot(language: Language): Snapshot {
  const inOrder = properties.toSorted((a, b) => a.sortOrder - b.sortOrder || (a.name < b.name ? -1 : 1));
  const snapshot = { brands, locations, announcements, offers, editorial, hotels: inOrder.map(toHotel) };
  return language === 'hi' ? inHindi(snapshot, hindiTexts) : snapshot;
}

function toHotel(property: Property): SnapshotHotel {
  return {
    id: property.slug,
    isActive: true,
    isClosed: false,
    brandName: brands.find((brand) => brand.slug === property.brand)?.displayName ?? '',
    locationName: locations.find((location) => location.slug === property.location)?.name ?? '',
    property,
    media: [...ofType('hero', property.heroImages), ...ofType('gallery', property.galleryImages)],
  };
}

function ofType(type: string, pictures: Property['galleryImages']): SnapshotPicture[] {
  return pictures.map((picture) => ({ type, isPrimary: false, picture }));
}
