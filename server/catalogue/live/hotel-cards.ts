import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { growthLimits } from '#domain/constants.ts';
import type { PropertyCard } from '#domain/property.ts';
import type { DB } from '#server/database/types.ts';
import { cardPictureTypes } from '../card-picture.ts';
import type { Complain } from '../complain.ts';
import { mapCard } from '../map-card.ts';
import { pictureColumns, pictureWithId } from '../picture-query.ts';

export interface CardFilter {
  brand?: string;
  location?: string;
  featured?: boolean;
}

/** Calls 8 and 9: active hotels by sort order; an unknown or inactive brand or location has none. */
export async function hotelsWithDetails(
  db: Kysely<DB>,
  { brand, location, featured }: CardFilter,
  complain: Complain,
): Promise<PropertyCard[]> {
  let query = cards(db);
  if (brand !== undefined) query = query.where('brands.slug', '=', brand).where('brands.is_active', '=', true);
  if (location !== undefined)
    query = query.where('locations.slug', '=', location).where('locations.is_active', '=', true);
  if (featured !== undefined) query = query.where('hotels.is_featured', '=', featured);
  return (await query.execute()).map((row) => mapCard(row, complain));
}

/** Call 12: active hotels whose name or description holds the text, whatever its case, by sort order. */
export async function searchHotels(db: Kysely<DB>, text: string, complain: Complain): Promise<PropertyCard[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await cards(db)
    .where((hotel) => hotel.or([hotel('hotels.name', 'ilike', pattern), hotel('hotels.description', 'ilike', pattern)]))
    .limit(growthLimits.searchHits)
    .execute();
  return rows.map((row) => mapCard(row, complain));
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

function cards(db: Kysely<DB>) {
  return db
    .selectFrom('hotels')
    .innerJoin('brands', 'brands.id', 'hotels.brand_id')
    .innerJoin('locations', 'locations.id', 'hotels.location_id')
    .select((hotel) => [
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
    ])
    .where('hotels.is_active', '=', true)
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`);
}
