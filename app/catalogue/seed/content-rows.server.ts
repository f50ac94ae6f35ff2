import type { Brand } from '#app/catalogue/brand.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import type { Location } from '#app/catalogue/location.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { Amenity, Capacity, Property } from '#app/catalogue/property.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { diningFields, experienceFields, spaceFields } from '#app/catalogue/property-fields/space-fields.ts';
import { writeFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { allAmenities } from '#content/amenities.ts';
import { announcements } from '#content/announcements.ts';
import { brands } from '#content/brands.ts';
import { editorial } from '#content/editorial.ts';
import { locations } from '#content/locations.ts';
import { offers } from '#content/offers.ts';
import { properties } from '#content/properties.ts';
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
import { editorialPictures, editorialRows, mediaKey, mediaRows } from './media-rows.server.ts';
import { type RowOf, reference, type SeedRows } from './seed-tables.server.ts';

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

function roomRows({ slug, rooms }: Property): RowOf<'rooms'>[] {
  return rooms.map((room, index) => ({
    ...writeFields(roomFields, room),
    hotel_id: slug,
    slug: room.id,
    size_sqm: squareMetres(room.size),
    price_inr: room.price.amount,
    price_note: room.price.note ?? null,
    sort_order: index + 1,
    is_active: true,
  }));
}

function roomAmenityRows({ slug, rooms }: Property): RowOf<'room_amenities'>[] {
  return rooms.flatMap(({ id, amenities }) =>
    amenities.map((amenity, index) => ({
      room_id: reference(slug, id),
      amenity_name: amenity,
      sort_order: index + 1,
    })),
  );
}

/**
 * The rows are in their order. None is primary: staff choose that, and two primary ones would violate a constraint
 * while rows change.
 */
function roomMediaRows({ slug, rooms }: Property): RowOf<'room_media'>[] {
  return rooms.flatMap(({ id, images }) =>
    images.map((image, index) => ({
      room_id: reference(slug, id),
      media_id: mediaKey(image),
      sort_order: index + 1,
    })),
  );
}

/** Reads "45 sqm" as 45. A size in square feet is not converted: the column stays empty. */
function squareMetres(size: string | undefined): number | null {
  const metres = /^(\d+) sqm$/.exec(size ?? '')?.[1];
  return metres ? Number(metres) : null;
}

function spaceRows({ slug, spaces }: Property): RowOf<'hotel_spaces'>[] {
  return spaces.map((space, index) => ({
    hotel_id: slug,
    slug: space.id,
    ...writeFields(spaceFields, space),
    space_type: space.type,
    ...capacityColumns(space.capacity),
    configurations: space.configurations,
    event_types: space.eventTypes,
    image_id: space.image ? mediaKey(space.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

function diningRows({ slug, dining }: Property): RowOf<'dining'>[] {
  return dining.map((venue, index) => ({
    hotel_id: slug,
    slug: venue.id,
    ...writeFields(diningFields, venue),
    image_id: venue.image ? mediaKey(venue.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

/** The table stores the categories in lower case. */
function experienceRows({ slug, experiences }: Property): RowOf<'hotel_experiences'>[] {
  return experiences.map((experience, index) => ({
    hotel_id: slug,
    slug: experience.id,
    ...writeFields(experienceFields, experience),
    experience_type: experience.category.toLowerCase(),
    image_id: experience.image ? mediaKey(experience.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

/** One number is the maximum; a text has a column of its own. */
function capacityColumns(capacity: Capacity) {
  const none = { capacity_min: null, capacity_max: null, capacity_text: null };
  if (typeof capacity === 'string') return { ...none, capacity_text: capacity };
  if (typeof capacity === 'number') return { ...none, capacity_max: capacity };
  return { ...none, capacity_min: capacity.min, capacity_max: capacity.max };
}

function offerRow(offer: Offer, index: number): RowOf<'offers'> {
  return {
    slug: offer.slug,
    hotel_id: offer.hotel ?? null,
    title: offer.title,
    summary: offer.summary,
    description: offer.description ?? null,
    terms: offer.terms ?? null,
    price_inr: offer.priceInr ?? null,
    price_note: offer.priceNote ?? null,
    event_type: offer.eventType ?? null,
    valid_from: offer.validFrom ?? null,
    valid_until: offer.validUntil ?? null,
    image_id: offer.image ? mediaKey(offer.image) : null,
    sort_order: index + 1,
    is_active: true,
    is_sample: offer.isSample ?? false,
  };
}

/** The announcement is shown from the time when its row is written, which is the column's default. */
function announcementRow({ message, link, isSample }: Announcement): RowOf<'announcements'> {
  return {
    message,
    link_label: link?.label ?? null,
    link_url: link?.url ?? null,
    is_active: true,
    is_sample: isSample ?? false,
  };
}
