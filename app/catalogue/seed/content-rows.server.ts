import type { Announcement } from '#app/catalogue/announcement.ts';
import type { Brand } from '#app/catalogue/brand.ts';
import type { Editorial } from '#app/catalogue/editorial.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { Amenity, Property } from '#app/catalogue/property.ts';
import { allAmenities } from '#content/amenities.ts';
import { announcements } from '#content/announcements.ts';
import { brands } from '#content/brands.ts';
import { editorial } from '#content/editorial.ts';
import { locations } from '#content/locations.ts';
import { offers } from '#content/offers.ts';
import { properties } from '#content/properties.ts';
import { editorialPictures, editorialRows } from './editorial-rows.server.ts';
import { withHindi } from './hindi-of-row.server.ts';
import {
  featureRows,
  hotelAmenityRows,
  hotelMediaRows,
  hotelRow,
  policyRow,
  profileRows,
  tourRows,
} from './hotel-rows.server.ts';
import { mediaRows } from './media-rows.server.ts';
import { announcementRow, offerRow } from './notice-rows.server.ts';
import { roomAmenityRows, roomMediaRows, roomRows } from './room-rows.server.ts';
import type { RowOf, SeedRows } from './seed-tables.server.ts';
import { diningRows, experienceRows, spaceRows } from './venue-rows.server.ts';

export interface Content {
  brands: Brand[];
  locations: Location[];
  amenities: Amenity[];
  properties: Property[];
  offers: Offer[];
  announcements: Announcement[];
  editorial: Editorial;
}

export const builtInContent: Content = {
  brands,
  locations,
  amenities: allAmenities,
  properties,
  offers,
  announcements,
  editorial,
};

function brandRow(brand: Brand): RowOf<'brands'> {
  return {
    slug: brand.slug,
    name: brand.name,
    display_name: brand.displayName,
    tab_label: brand.tabLabel,
    description: brand.description,
    brand_color: brand.colour,
    brand_color_on_night: brand.colourOnNight,
    sort_order: brand.sortOrder,
    is_active: true,
  };
}

function locationRow({ slug, name, state, displayOrder }: Location): RowOf<'locations'> {
  return { slug, name, state, display_order: displayOrder, is_active: true };
}

function amenityRow({ id, name, description, icon, category }: Amenity): RowOf<'amenities'> {
  return { slug: id, name, description, icon_name: icon, category, is_active: true };
}

/** Returns the rows that the seed writes for some content, by table. */
export function contentRows(content: Content): SeedRows {
  const { properties: hotels } = content;
  return withHindi({
    brands: content.brands.map(brandRow),
    locations: content.locations.map(locationRow),
    media: mediaRows(hotels, content.offers, editorialPictures(content.editorial)),
    amenities: content.amenities.map(amenityRow),
    hotels: hotels.map(hotelRow),
    hotel_media: hotels.flatMap(hotelMediaRows),
    hotel_amenities: hotels.flatMap(hotelAmenityRows),
    rooms: hotels.flatMap(roomRows),
    room_amenities: hotels.flatMap(roomAmenityRows),
    room_media: hotels.flatMap(roomMediaRows),
    dining: hotels.flatMap(diningRows),
    hotel_features: hotels.flatMap(featureRows),
    hotel_policies: hotels.map(policyRow),
    hotel_spaces: hotels.flatMap(spaceRows),
    hotel_experiences: hotels.flatMap(experienceRows),
    hotel_virtual_tours: hotels.flatMap(tourRows),
    hotel_social_media: hotels.flatMap(profileRows),
    offers: content.offers.map(offerRow),
    announcements: content.announcements.map(announcementRow),
    ...editorialRows(content.editorial),
  });
}
