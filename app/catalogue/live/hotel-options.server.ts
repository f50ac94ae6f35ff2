import { type Kysely, sql } from 'kysely';
import type { HotelListOptions, HotelOption } from '#app/catalogue/server/catalogue.server.ts';
import type { DB } from '#platform/database/types.ts';
import { isHotel } from './hotel-id.server.ts';

/** Call 4: active hotels unless inactive ones are asked for too, by sort order and then name. */
export async function listHotels(
  db: Kysely<DB>,
  { includeInactive = false, exclude = [], slugs, most }: HotelListOptions = {},
): Promise<HotelOption[]> {
  let query = options(db);
  if (!includeInactive) query = query.where('is_active', '=', true);
  for (const id of exclude) query = query.where((hotel) => hotel.not(isHotel(hotel, id)));
  if (slugs !== undefined) query = query.where(sql<boolean>`slug = any(${[...slugs]})`);
  if (most !== undefined) query = query.limit(most);
  return (await query.execute()).map(toOption);
}

/** Call 5: the hotel with this id, also an inactive one, or null. */
export async function hotelById(db: Kysely<DB>, id: string): Promise<HotelOption | null> {
  const row = await options(db)
    .where((hotel) => isHotel(hotel, id))
    .executeTakeFirst();
  return row ? toOption(row) : null;
}

function options(db: Kysely<DB>) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'name', 'city', 'state', 'is_active', 'sort_order', 'is_featured'])
    .orderBy('sort_order')
    .orderBy(sql`name collate "C"`);
}

function toOption(row: Awaited<ReturnType<ReturnType<typeof options>['execute']>>[number]): HotelOption {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city ?? '',
    state: row.state ?? '',
    isActive: row.is_active,
    isFeatured: row.is_featured,
    sortOrder: row.sort_order,
  };
}
