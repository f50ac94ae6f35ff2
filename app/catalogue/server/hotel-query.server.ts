import { type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB, Json } from '#platform/database/types.ts';

export type HotelRow = Awaited<ReturnType<ReturnType<typeof hotelQuery>['execute']>>[number];
type Hotel = ExpressionBuilder<DB, 'hotels'>;

/** If no featured image is chosen, a card prefers the types of picture in this order. */
export const cardPictureTypes = ['hero', 'gallery', 'room', 'dining', 'amenity'];

/**
 * Selects hotels with everything that belongs to them, each as one row, including inactive and closed ones; or only
 * what the index of the catalogue needs of them: without page plan and other lists than spaces, and with one picture.
 */
export function hotelQuery(db: Kysely<DB>, parts: 'all' | 'indexed' = 'all') {
  const isWhole = parts === 'all';
  const part = <T>(rows: RawBuilder<T[]>): RawBuilder<T[]> => (isWhole ? rows : sql<T[]>`'[]'::json`);
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
      // The name of its place is one of the row's texts.
      sql<Json>`hotels.hindi || jsonb_build_object('location_name', locations.hindi -> 'name')`.as('hindi'),
      sql<Json | null>`case when ${isWhole}::boolean then hotels.page_plan end`.as('page_plan'),
      pictureWithId(hotel, hotel.ref('hotels.featured_image_id')).as('featured_image'),
      (isWhole ? mediaOf(hotel) : cardMediaOf(hotel)).as('media'),
      part(amenitiesOf(hotel)).as('amenities'),
      part(roomsOf(hotel)).as('rooms'),
      spacesOf(hotel).as('spaces'),
      part(diningOf(hotel)).as('dining'),
      part(experiencesOf(hotel)).as('experiences'),
      part(featuresOf(hotel)).as('features'),
      policiesOf(hotel).as('policies'),
      part(toursOf(hotel)).as('tours'),
      part(profilesOf(hotel)).as('profiles'),
    ]);
}

/** The most hotels that are kept whole, active ones first: an outage and a search have everything that belongs to them. */
export const mostWholeHotels = 60;

export function readFirstHotels(db: Kysely<DB>): Promise<HotelRow[]> {
  return hotelQuery(db)
    .orderBy('hotels.is_active', 'desc')
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotels.slug')
    .limit(mostWholeHotels)
    .execute();
}

function mediaOf(hotel: Hotel) {
  return jsonArrayFrom(mediaQuery(hotel).orderBy('hotel_media.sort_order').orderBy('media.supabase_path'));
}

/** The picture that a card shows if no featured image is chosen. */
function cardMediaOf(hotel: Hotel) {
  return jsonArrayFrom(
    mediaQuery(hotel)
      .orderBy(sql`array_position(${cardPictureTypes}::text[], hotel_media.media_type::text)`)
      .orderBy('hotel_media.is_primary', 'desc')
      .orderBy('hotel_media.sort_order')
      .orderBy('media.supabase_path')
      .limit(1),
  );
}

/** The Hindi is that of a picture and of what the gallery says of it. */
function mediaQuery(hotel: Hotel) {
  return hotel
    .selectFrom('hotel_media')
    .innerJoin('media', 'media.id', 'hotel_media.media_id')
    .select(pictureColumns)
    .select(['hotel_media.title', 'hotel_media.description', 'hotel_media.video_url'])
    .select(sql<Json>`media.hindi || hotel_media.hindi`.as('hindi'))
    .select(['hotel_media.media_type', 'hotel_media.is_primary'])
    .whereRef('hotel_media.hotel_id', '=', 'hotels.id')
    .where('media.is_active', '=', true);
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
  const rows = hotel.selectFrom('hotel_policies').selectAll();
  return jsonObjectFrom(rows.whereRef('hotel_policies.hotel_id', '=', 'hotels.id'));
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

/** `mapPicture` needs these columns of a row of `media`. */
const pictureColumns = [
  'media.supabase_path',
  'media.alt_text',
  'media.width',
  'media.height',
  'media.focal_x',
  'media.focal_y',
  'media.placeholder',
  'media.origin',
  'media.hindi',
] as const;

/** Selects the published picture with this id as a JSON object, or null. */
export function pictureWithId<Tables extends keyof DB>(
  builder: ExpressionBuilder<DB, Tables>,
  id: Expression<string | null>,
) {
  const outside: ExpressionBuilder<DB, never> = builder as never;
  return jsonObjectFrom(
    outside
      .selectFrom('media')
      .select(pictureColumns)
      .where('media.id', '=', id as Expression<string>)
      .where('media.is_active', '=', true),
  );
}
