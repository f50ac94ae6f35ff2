import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { Amenity, Capacity, Property, Room } from '#app/catalogue/property.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  awardFields,
  brandFields,
  leaderFields,
  locationFields,
  offerFields,
  postFields,
  pressFields,
  textFields,
} from '#app/catalogue/property-fields/group-fields.ts';
import {
  addressFields,
  contactFields,
  furtherContactFields,
  hotelFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { pickFields, writeFields } from '#app/catalogue/property-fields/map-fields.server.ts';
import { eventPolicyFields, policyFields } from '#app/catalogue/property-fields/policy-fields.ts';
import { houseRuleFields, packageFields } from '#app/catalogue/property-fields/price-fields.ts';
import { galleryFields, roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { diningFields, experienceFields, spaceFields } from '#app/catalogue/property-fields/space-fields.ts';
import { builtInGroup, type GroupContent } from '#app/catalogue/server/catalogue-content.server.ts';
import { allAmenities } from '#content/amenities.ts';
import { properties } from '#content/properties.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { withHindi } from './hindi-of-row.server.ts';
import { reference, type SeedRow, type SeedRows } from './seed-tables.server.ts';

export interface Content extends GroupContent {
  amenities: Amenity[];
  properties: Property[];
}

export const builtInContent: Content = { ...builtInGroup, amenities: allAmenities, properties };

/** The names of a property's lists. */
type HotelList = { [Name in keyof Property]-?: Property[Name] extends unknown[] ? Name : never }[keyof Property];

export function contentRows({ properties: hotels, amenities, offers, editorial, ...group }: Content): SeedRows {
  const ofHotels = <One>(listIn: (hotel: Property) => One[], row: (one: One, hotel: Property) => SeedRow) =>
    hotels.flatMap((hotel) =>
      listIn(hotel).map((one, index) => ({ hotel_id: hotel.slug, ...row(one, hotel), sort_order: index + 1 })),
    );
  /** The rows of the list that each hotel has under this name. */
  const ofEach = <Name extends HotelList>(name: Name, row: (one: Property[Name][number]) => SeedRow) =>
    ofHotels((hotel): Property[Name][number][] => hotel[name], row);
  const ofRooms = <One>(listIn: (room: Room) => One[], row: (one: One) => SeedRow) =>
    hotels.flatMap(({ slug, rooms }) =>
      rooms.flatMap((room) =>
        listIn(room).map((one, index) => ({ room_id: reference(slug, room.id), ...row(one), sort_order: index + 1 })),
      ),
    );
  const gallery = (type: string) => (picture: Property['galleryImages'][number]) => ({
    ...writeFields(galleryFields, picture),
    media_type: type,
    media_id: mediaKey(picture),
  });
  return withHindi({
    brands: group.brands.map((brand) => ({ ...writeFields(brandFields, brand), is_active: true })),
    locations: group.locations.map((location) => ({ ...writeFields(locationFields, location), is_active: true })),
    media: mediaRows([
      ...hotels.flatMap(picturesOf),
      ...offers.map(({ image }) => image),
      ...editorial.press.flatMap(({ image, images = [] }) => [image, ...images]),
      ...[...editorial.awards, ...editorial.leaders, ...editorial.posts].map(({ image }) => image),
    ]),
    amenities: amenities.map(({ id, icon, ...amenity }) => ({
      ...amenity,
      slug: id,
      icon_name: icon,
      is_active: true,
    })),
    hotels: hotels.map(hotelRow),
    hotel_media: [...ofEach('heroImages', gallery('hero')), ...ofEach('galleryImages', gallery('gallery'))],
    hotel_amenities: ofEach('amenities', ({ id }) => ({ amenity_id: id })),
    rooms: ofEach('rooms', roomRow),
    room_amenities: ofRooms(
      (room) => room.amenities,
      (name) => ({ amenity_name: name }),
    ),
    // No picture is primary: staff choose that, and two primary ones would violate a constraint while rows change.
    room_media: ofRooms(
      ({ images }) => images,
      (image) => ({ media_id: mediaKey(image) }),
    ),
    dining: ofEach('dining', (venue) => ({ ...writeFields(diningFields, venue), ...partColumns(venue) })),
    hotel_features: ofEach('features', (name) => ({ feature_name: name })),
    hotel_policies: hotels.map(({ slug, policies }) => ({
      ...writeFields(policyFields, policies),
      hotel_id: slug,
      event_policies: pickFields(eventPolicyFields, policies),
    })),
    hotel_spaces: ofEach('spaces', (space) => ({
      ...writeFields(spaceFields, space),
      ...partColumns(space),
      amenities: space.amenities ?? [],
      space_type: space.type,
      ...capacityColumns(space.capacity),
      configurations: space.configurations,
      event_types: space.eventTypes,
    })),
    // The table stores the categories in lower case.
    hotel_experiences: ofEach('experiences', (experience) => ({
      ...writeFields(experienceFields, experience),
      ...partColumns(experience),
      experience_type: experience.category.toLowerCase(),
    })),
    packages: ofEach('packages', ({ id, kind, isSample = false, ...fields }) => ({
      ...writeFields(packageFields, fields),
      slug: id,
      kind,
      is_active: true,
      is_sample: isSample,
    })),
    hotel_virtual_tours: ofHotels(
      ({ virtualTour }) => (virtualTour ? [virtualTour] : []),
      ({ provider, url, thumbnail }, { name }) => ({
        title: `A walk through ${name}`,
        tour_type: provider.toLowerCase(),
        tour_url: url ?? null,
        thumbnail_id: keyOfAny(thumbnail),
        is_active: true,
      }),
    ),
    hotel_social_media: ofHotels(
      ({ socialMedia }) => Object.entries(socialMedia),
      ([platform, url]) => ({ platform, profile_url: url, is_active: true }),
    ),
    offers: offers.map((offer, index) => ({
      ...writeFields(offerFields, offer),
      hotel_id: offer.hotel ?? null,
      event_type: offer.eventType ?? null,
      image_id: keyOfAny(offer.image),
      ...recordColumns(offer, index),
    })),
    // An announcement is shown from the time when its row is written, which is the column's default.
    announcements: group.announcements.map(({ message, link, isSample = false }) => ({
      message,
      link_label: link?.label ?? null,
      link_url: link?.url ?? null,
      is_active: true,
      is_sample: isSample,
    })),
    press_articles: editorial.press.map((item, index) => ({
      ...writeFields(pressFields, item),
      image_id: keyOfAny(item.image),
      second_image_id: keyOfAny(item.images?.[1]),
      ...recordColumns(item, index),
    })),
    awards: editorial.awards.map((award, index) => ({
      ...writeFields(awardFields, award),
      image_id: keyOfAny(award.image),
      ...recordColumns(award, index),
    })),
    leaders: editorial.leaders.map((leader, index) => ({
      ...writeFields(leaderFields, leader),
      image_id: keyOfAny(leader.image),
      ...recordColumns(leader, index),
    })),
    social_posts: editorial.posts.map((post, index) => ({
      ...writeFields(postFields, post),
      image_id: keyOfAny(post.image),
      ...recordColumns(post, index),
    })),
    group_texts: editorial.texts.map((text, index) => ({
      ...writeFields(textFields, text),
      part: text.part,
      ...recordColumns(text, index),
    })),
  });
}

function mediaKey({ bucket, path }: Picture): string {
  return reference(`${bucket}/${path}`);
}

const keyOfAny = (picture: Picture | undefined) => (picture ? mediaKey(picture) : null);

/** The columns of every record of the group's lists. */
const recordColumns = ({ isSample }: MaybeSample, index: number) => ({
  sort_order: index + 1,
  is_active: true,
  is_sample: isSample ?? false,
});

/** The columns of every hall, dining venue and experience of a hotel. */
const partColumns = ({ id, image }: { id: string; image?: Picture }) => ({
  slug: id,
  image_id: keyOfAny(image),
  is_active: true,
});

function hotelRow(property: Property): SeedRow {
  const { address, contact } = property;
  return {
    ...writeFields(hotelFields, property),
    ...writeFields(facilityFields, property),
    ...writeFields(addressFields, address),
    ...writeFields(contactFields, contact),
    slug: property.slug,
    brand_id: property.brand,
    location_id: property.location,
    latitude: address.coordinates?.lat ?? null,
    longitude: address.coordinates?.lng ?? null,
    featured_image_id: keyOfAny(property.featuredImage),
    is_active: true,
    quick_stats: property.quickStats,
    transport: property.transportation,
    nearby: property.nearbyAttractions,
    further_contacts: pickFields(furtherContactFields, contact),
    catering: property.catering ?? null,
    house_rules: pickFields(houseRuleFields, property.houseRules),
    map: property.mapEmbedUrl ? { embedUrl: property.mapEmbedUrl } : null,
    page_plan: property.plan,
  };
}

function roomRow(room: Room): SeedRow {
  // "45 sqm" is stored as 45 as well. A size in square feet is not converted: the column stays empty.
  const metres = /^(\d+) sqm$/.exec(room.size ?? '')?.[1];
  return {
    ...writeFields(roomFields, room),
    slug: room.id,
    size_sqm: metres ? Number(metres) : null,
    price_inr: room.price.amount,
    price_note: room.price.note ?? null,
    is_active: true,
  };
}

/** One number is the maximum; a text has a column of its own. */
function capacityColumns(capacity: Capacity) {
  const none = { capacity_min: null, capacity_max: null, capacity_text: null };
  if (typeof capacity === 'string') return { ...none, capacity_text: capacity };
  if (typeof capacity === 'number') return { ...none, capacity_max: capacity };
  return { ...none, capacity_min: capacity.min, capacity_max: capacity.max };
}

function picturesOf(property: Property): (Picture | undefined)[] {
  const { rooms, spaces, dining, experiences, virtualTour, plan } = property;
  return [
    property.featuredImage,
    ...property.heroImages,
    ...property.galleryImages,
    ...[...rooms, ...plan.fixedRooms].flatMap((room) => room.images),
    ...[...spaces, ...dining, ...experiences].map((one) => one.image),
    virtualTour?.thumbnail,
    plan.wedding?.image,
  ];
}

function mediaRows(all: (Picture | undefined)[]): SeedRow[] {
  const pictures = all.filter((picture) => picture !== undefined);
  const rows = pictures.map((picture): [string, SeedRow] => {
    const { path } = picture;
    return [
      mediaKey(picture),
      {
        supabase_path: mediaKey(picture),
        filename: path.slice(path.lastIndexOf('/') + 1),
        file_type: `image/${path.slice(path.lastIndexOf('.') + 1)}`,
        width: picture.width,
        height: picture.height,
        public_url: pictureAddress(picture),
        alt_text: picture.alt,
        focal_x: picture.focalPoint.x,
        focal_y: picture.focalPoint.y,
        placeholder: picture.placeholder,
        origin: picture.origin ?? null,
        upload_source: 'migration',
        is_active: true,
      },
    ];
  });
  return [...new Map(rows).values()];
}
