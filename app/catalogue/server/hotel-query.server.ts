import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { hindiWithPlace } from '#app/catalogue/calls/hotel-card.server.ts';
import type { DB } from '#platform/database/types.ts';
import { galleryColumns, galleryHindi, pictureColumns, pictureWithId } from './picture-query.server.ts';

export type HotelRow = Awaited<ReturnType<ReturnType<typeof hotelQuery>['execute']>>[number];
type Hotel = ExpressionBuilder<DB, 'hotels'>;

/** Selects hotels with everything that belongs to them, each as one row, including inactive and closed ones. */
export function hotelQuery(db: Kysely<DB>) {
  return db
    .selectFrom('hotels')
    .innerJoin('brands', 'brands.id', 'hotels.brand_id')
    .innerJoin('locations', 'locations.id', 'hotels.location_id')
    .selectAll('hotels')
    .select((hotel) => [
      'brands.slug as brand_slug',
      'brands.display_name as brand_name',
      'locations.slug as location_slug',
      'locations.name as location_name',
      hindiWithPlace.as('hindi'),
      pictureWithId(hotel, hotel.ref('hotels.featured_image_id')).as('featured_image'),
      mediaOf(hotel).as('media'),
      amenitiesOf(hotel).as('amenities'),
      roomsOf(hotel).as('rooms'),
      spacesOf(hotel).as('spaces'),
      diningOf(hotel).as('dining'),
      experiencesOf(hotel).as('experiences'),
      featuresOf(hotel).as('features'),
      policiesOf(hotel).as('policies'),
      toursOf(hotel).as('tours'),
      profilesOf(hotel).as('profiles'),
    ])
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotels.slug');
}

function mediaOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_media')
      .innerJoin('media', 'media.id', 'hotel_media.media_id')
      .select(pictureColumns)
      .select(galleryColumns)
      .select(galleryHindi)
      .select(['hotel_media.media_type', 'hotel_media.is_primary'])
      .whereRef('hotel_media.hotel_id', '=', 'hotels.id')
      .where('media.is_active', '=', true)
      .orderBy('hotel_media.sort_order')
      .orderBy('media.supabase_path'),
  );
}

function amenitiesOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_amenities')
      .innerJoin('amenities', 'amenities.id', 'hotel_amenities.amenity_id')
      .select([
        'amenities.id',
        'amenities.slug',
        'amenities.name',
        'amenities.description',
        'amenities.icon_name',
        'amenities.category',
        'amenities.hindi',
        'hotel_amenities.custom_description',
      ])
      .whereRef('hotel_amenities.hotel_id', '=', 'hotels.id')
      .where('amenities.is_active', '=', true)
      .orderBy('hotel_amenities.sort_order')
      .orderBy('amenities.name'),
  );
}

function roomsOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('rooms')
      .selectAll('rooms')
      .select((room) => [
        jsonArrayFrom(
          room
            .selectFrom('room_amenities')
            .select(['room_amenities.amenity_name', 'room_amenities.hindi'])
            .whereRef('room_amenities.room_id', '=', 'rooms.id')
            .orderBy('room_amenities.sort_order')
            .orderBy('room_amenities.amenity_name'),
        ).as('amenities'),
        jsonArrayFrom(
          room
            .selectFrom('room_media')
            .innerJoin('media', 'media.id', 'room_media.media_id')
            .select(pictureColumns)
            .whereRef('room_media.room_id', '=', 'rooms.id')
            .where('media.is_active', '=', true)
            .orderBy('room_media.is_primary', 'desc')
            .orderBy('room_media.sort_order')
            .orderBy('media.supabase_path'),
        ).as('images'),
      ])
      .whereRef('rooms.hotel_id', '=', 'hotels.id')
      .where('rooms.is_active', '=', true)
      .orderBy('rooms.sort_order')
      .orderBy('rooms.name'),
  );
}

function spacesOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_spaces')
      .selectAll('hotel_spaces')
      .select((space) => pictureWithId(space, space.ref('hotel_spaces.image_id')).as('image'))
      .whereRef('hotel_spaces.hotel_id', '=', 'hotels.id')
      .where('hotel_spaces.is_active', '=', true)
      .orderBy('hotel_spaces.sort_order')
      .orderBy('hotel_spaces.name'),
  );
}

function diningOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('dining')
      .selectAll('dining')
      .select((venue) => pictureWithId(venue, venue.ref('dining.image_id')).as('image'))
      .whereRef('dining.hotel_id', '=', 'hotels.id')
      .where('dining.is_active', '=', true)
      .orderBy('dining.sort_order')
      .orderBy('dining.name'),
  );
}

function experiencesOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_experiences')
      .selectAll('hotel_experiences')
      .select((experience) => pictureWithId(experience, experience.ref('hotel_experiences.image_id')).as('image'))
      .whereRef('hotel_experiences.hotel_id', '=', 'hotels.id')
      .where('hotel_experiences.is_active', '=', true)
      .orderBy('hotel_experiences.sort_order')
      .orderBy('hotel_experiences.title'),
  );
}

function featuresOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_features')
      .select(['hotel_features.feature_name', 'hotel_features.hindi'])
      .whereRef('hotel_features.hotel_id', '=', 'hotels.id')
      .orderBy('hotel_features.sort_order')
      .orderBy('hotel_features.feature_name'),
  );
}

function policiesOf(hotel: Hotel) {
  return jsonObjectFrom(
    hotel
      .selectFrom('hotel_policies')
      .selectAll('hotel_policies')
      .whereRef('hotel_policies.hotel_id', '=', 'hotels.id'),
  );
}

function toursOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_virtual_tours')
      .select((tour) => [
        'hotel_virtual_tours.tour_type',
        'hotel_virtual_tours.tour_url',
        pictureWithId(tour, tour.ref('hotel_virtual_tours.thumbnail_id')).as('thumbnail'),
      ])
      .whereRef('hotel_virtual_tours.hotel_id', '=', 'hotels.id')
      .where('hotel_virtual_tours.is_active', '=', true)
      .orderBy('hotel_virtual_tours.sort_order'),
  );
}

function profilesOf(hotel: Hotel) {
  return jsonArrayFrom(
    hotel
      .selectFrom('hotel_social_media')
      .select(['platform', 'profile_url'])
      .whereRef('hotel_social_media.hotel_id', '=', 'hotels.id')
      .where('hotel_social_media.is_active', '=', true)
      .orderBy('hotel_social_media.sort_order'),
  );
}
