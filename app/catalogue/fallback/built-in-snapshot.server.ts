import type { Property } from '#app/catalogue/property.ts';
import type { Language } from '#app/language/page-language.ts';
import { announcements } from '#content/announcements.ts';
import { brands } from '#content/brands.ts';
import { editorial } from '#content/editorial.ts';
import { hindiTexts } from '#content/hindi-texts.ts';
import { locations } from '#content/locations.ts';
import { offers } from '#content/offers.ts';
import { inHindi } from '#content/parts/in-hindi.ts';
import { properties } from '#content/properties.ts';
import type { Snapshot, SnapshotHotel, SnapshotPicture } from './snapshot.server.ts';

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
