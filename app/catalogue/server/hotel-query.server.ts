import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB, Json } from '#platform/database/types.ts';

export type HotelRow = Awaited<ReturnType<ReturnType<typeof hotelQuery>['execute']>>[number];

type Row<Table extends keyof DB> = Selectable<DB[Table]>;
type MediaColumn = 'alt_text' | 'focal_x' | 'focal_y' | 'height' | 'hindi' | 'origin' | 'placeholder' | 'supabase_path';
export type PictureRow = Pick<Row<'media'>, MediaColumn | 'width'>;
export type Pictured<Table extends keyof DB> = Row<Table> & { image: PictureRow | null };
type MediaRow = PictureRow & Omit<Row<'hotel_media'>, 'id' | 'hotel_id' | 'media_id' | 'sort_order'>;
type AmenityRow = Row<'amenities'> & { custom_description: string | null };
type SpaceRow = Pictured<'hotel_spaces'> & { images: PictureRow[] };
type RoomRow = Row<'rooms'> & { amenities: { amenity_name: string }[]; images: PictureRow[] };

/** If no featured image is chosen, a card prefers the types of picture in this order. */
export const cardPictureTypes = ['hero', 'gallery', 'room', 'dining', 'amenity'];

/**
 * Selects hotels with everything that belongs to them, each as one row, including inactive and closed ones; or only
 * what the index of the catalogue needs of them: without page plan and other lists than spaces, and with one picture.
 */
export function hotelQuery(db: Kysely<DB>, parts: 'all' | 'indexed' = 'all') {
  const isWhole = parts === 'all';
  /** The rows of a table that belong to the hotel, unless only the index is wanted. */
  const part = <T>(rows: RawBuilder<unknown>) => (isWhole ? listOf<T>(rows) : sql<T[]>`'[]'::json`);
  const packages = sql`
    select * from packages where hotel_id = hotels.id and is_active order by packages.sort_order, packages.name`;
  const pictured = <Table extends 'dining' | 'hotel_experiences' | 'hotel_spaces'>(table: Table, name: string) =>
    sql`select part.*, ${pictureWithId('part.image_id')} as image,
               ${isWhole && table === 'hotel_spaces' ? spacePictures : sql`'[]'::json`} as images from ${sql.table(table)} part
         where part.hotel_id = hotels.id and part.is_active order by part.sort_order, ${sql.ref(`part.${name}`)}`;
  return db
    .selectFrom('hotels')
    .innerJoin('brands', 'brands.id', 'hotels.brand_id')
    .innerJoin('locations', 'locations.id', 'hotels.location_id')
    .selectAll('hotels')
    .select([
      'brands.slug as brand_slug',
      'brands.display_name as brand_name',
      'locations.slug as location_slug',
      'locations.name as location_name',
      // The row has its location's name, so the column `hindi` needs its Hindi too.
      sql<Json>`hotels.hindi || jsonb_build_object('location_name', locations.hindi -> 'name')`.as('hindi'),
      sql<boolean>`exists (select from rooms where hotel_id = hotels.id and is_active)`.as('has_rooms'),
      sql<boolean>`exists (select from dining where hotel_id = hotels.id and is_active)`.as('has_dining'),
      sql<Json | null>`case when ${isWhole}::boolean then hotels.page_plan end`.as('page_plan'),
      pictureWithId('hotels.featured_image_id').as('featured_image'),
      listOf<MediaRow>(isWhole ? allMedia : cardMedia).as('media'),
      part<AmenityRow>(amenities).as('amenities'),
      part<RoomRow>(rooms).as('rooms'),
      listOf<SpaceRow>(pictured('hotel_spaces', 'name')).as('spaces'),
      part<Pictured<'dining'>>(pictured('dining', 'name')).as('dining'),
      part<Pictured<'hotel_experiences'>>(pictured('hotel_experiences', 'title')).as('experiences'),
      listOf<Row<'packages'>>(packages).as('packages'),
      part<{ feature_name: string }>(features).as('features'),
      sql<Row<'hotel_policies'> | null>`(
        select to_json(policies) from hotel_policies policies where policies.hotel_id = hotels.id)`.as('policies'),
      part<{ tour_type: string; tour_url: string | null; thumbnail: PictureRow | null }>(tours).as('tours'),
      part<{ platform: string; profile_url: string }>(profiles).as('profiles'),
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

const listOf = <T>(query: RawBuilder<unknown>) =>
  sql<T[]>`(select coalesce(json_agg(found), '[]') from (${query}) found)`;

/** `mapPicture` needs these columns of a row of `media`. */
const pictureColumns = sql`media.supabase_path, media.alt_text, media.width, media.height, media.focal_x, media.focal_y,
  media.placeholder, media.origin, media.hindi`;

/** Selects the published picture whose id is in a column, as a JSON object, or null. */
export function pictureWithId(column: string): RawBuilder<PictureRow | null> {
  return sql`(select to_json(picture) from (
    select ${pictureColumns} from media where media.id = ${sql.ref(column)} and media.is_active) picture)`;
}

/** The column `hindi` has the Hindi of the picture and of its entry in the gallery. */
const media = sql`
  select ${pictureColumns}, hotel_media.title, hotel_media.description, hotel_media.video_url,
         media.hindi || hotel_media.hindi as hindi, hotel_media.media_type, hotel_media.is_primary
    from hotel_media join media on media.id = hotel_media.media_id
   where hotel_media.hotel_id = hotels.id and media.is_active`;
const allMedia = sql`${media} order by hotel_media.sort_order, media.supabase_path`;
/** The picture that a card shows if no featured image is chosen. */
const cardMedia = sql`
  ${media} order by array_position(${cardPictureTypes}::text[], hotel_media.media_type::text),
                    hotel_media.is_primary desc, hotel_media.sort_order, media.supabase_path limit 1`;

const spacePictures = listOf(sql`
  select ${pictureColumns} from hotel_media join media on media.id = hotel_media.media_id
   where hotel_media.space_id = part.id and media.is_active order by hotel_media.sort_order, media.supabase_path`);

const amenities = sql`
  select amenities.*, hotel_amenities.custom_description
    from hotel_amenities join amenities on amenities.id = hotel_amenities.amenity_id
   where hotel_amenities.hotel_id = hotels.id and amenities.is_active
   order by hotel_amenities.sort_order, amenities.name`;

const rooms = sql`
  select rooms.*,
         ${listOf(sql`select room_amenities.amenity_name, room_amenities.hindi from room_amenities
                       where room_amenities.room_id = rooms.id
                       order by room_amenities.sort_order, room_amenities.amenity_name`)} as amenities,
         ${listOf(sql`select ${pictureColumns} from room_media join media on media.id = room_media.media_id
                       where room_media.room_id = rooms.id and media.is_active
                       order by room_media.is_primary desc, room_media.sort_order, media.supabase_path`)} as images
    from rooms where rooms.hotel_id = hotels.id and rooms.is_active order by rooms.sort_order, rooms.name`;

const features = sql`
  select feature_name, hindi from hotel_features where hotel_id = hotels.id order by sort_order, feature_name`;

const tours = sql`
  select tour.tour_type, tour.tour_url, ${pictureWithId('tour.thumbnail_id')} as thumbnail
    from hotel_virtual_tours tour where tour.hotel_id = hotels.id and tour.is_active order by tour.sort_order`;

const profiles = sql`
  select platform, profile_url from hotel_social_media
   where hotel_id = hotels.id and is_active order by sort_order`;
