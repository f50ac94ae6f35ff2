import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { mapCard } from '#app/catalogue/rows/map-card.server.ts';
import { cardPictureTypes } from '#app/catalogue/server/card-picture.server.ts';
import type { CardFilter } from '#app/catalogue/server/catalogue.server.ts';
import { pictureColumns, pictureWithId } from '#app/catalogue/server/picture-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Calls 8 and 9: active hotels by sort order; an unknown or inactive brand or location has none. */
export async function hotelsWithDetails(
  db: Kysely<DB>,
  { skip = 0, most, ...filter }: CardFilter,
  reportInvalid: ReportInvalid,
): Promise<PropertyCard[]> {
  let query = cards(db).where((hotel) => fits(hotel, filter));
  // Which hotels, before what is told of them: pictures of those that are skipped are not looked for.
  if (most !== undefined) {
    const slice = listed(db).where((hotel) => fits(hotel, filter));
    query = query.where('hotels.id', 'in', slice.select('hotels.id').offset(skip).limit(most));
  }
  return (await query.execute()).map((row) => mapCard(row, reportInvalid));
}

function fits(
  hotel: ExpressionBuilder<DB, 'hotels' | 'brands' | 'locations'>,
  { brand, location, featured, locations, slugs, eachLocation }: CardFilter,
): Expression<SqlBool> {
  return hotel.and([
    ...(brand === undefined ? [] : [hotel('brands.slug', '=', brand), hotel('brands.is_active', '=', true)]),
    ...(location === undefined
      ? []
      : [hotel('locations.slug', '=', location), hotel('locations.is_active', '=', true)]),
    ...(featured === undefined ? [] : [hotel('hotels.is_featured', '=', featured)]),
    ...(locations === undefined ? [] : [sql<SqlBool>`locations.slug = any(${[...locations]})`]),
    ...(eachLocation === undefined ? [] : [hotel('hotels.id', 'in', firstOfEachLocation(eachLocation))]),
    ...(slugs === undefined ? [] : [sql<SqlBool>`hotels.slug = any(${[...slugs]})`]),
  ]);
}

function firstOfEachLocation(most: number) {
  return sql<string>`(select near.id from public.locations l cross join lateral (
    select h.id from public.hotels h where h.location_id = l.id and h.is_active
     order by h.sort_order, h.name collate "C", h.slug limit ${most}) near)`;
}

/** Call 12: active hotels whose name or description holds the text, whatever its case, by sort order. */
export async function searchHotels(
  db: Kysely<DB>,
  text: string,
  reportInvalid: ReportInvalid,
): Promise<PropertyCard[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await cards(db)
    .where((hotel) => hotel.or([hotel('hotels.name', 'ilike', pattern), hotel('hotels.description', 'ilike', pattern)]))
    .limit(mostSearchHits)
    .execute();
  return rows.map((row) => mapCard(row, reportInvalid));
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

/** Active hotels with brand and place, in the order of every list. */
function listed(db: Kysely<DB>) {
  return (
    db
      .selectFrom('hotels')
      .innerJoin('brands', 'brands.id', 'hotels.brand_id')
      .innerJoin('locations', 'locations.id', 'hotels.location_id')
      // A parameter in its place could not be known to be true, and the lists' indexes hold active hotels only.
      .where(sql<SqlBool>`hotels.is_active`)
      .orderBy('hotels.sort_order')
      .orderBy(sql`hotels.name collate "C"`)
      .orderBy('hotels.slug')
  );
}

function cards(db: Kysely<DB>) {
  return listed(db).select((hotel) => [
    'hotels.slug',
    'hotels.name',
    'hotels.city',
    'hotels.state',
    'hotels.rating',
    'hotels.quick_stats',
    'brands.slug as brand_slug',
    'brands.display_name as brand_name',
    'locations.slug as location_slug',
    'locations.name as location_name',
    pictureWithId(hotel, hotel.ref('hotels.featured_image_id')).as('featured_image'),
    jsonObjectFrom(
      hotel
        .selectFrom('hotel_media')
        .innerJoin('media', 'media.id', 'hotel_media.media_id')
        .select(pictureColumns)
        .whereRef('hotel_media.hotel_id', '=', 'hotels.id')
        .where('media.is_active', '=', true)
        .orderBy(sql`array_position(${cardPictureTypes}::text[], hotel_media.media_type::text)`)
        .orderBy('hotel_media.is_primary', 'desc')
        .orderBy('hotel_media.sort_order')
        .orderBy('media.supabase_path')
        .limit(1),
    ).as('first_image'),
  ]);
}
