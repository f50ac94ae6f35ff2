import { type Kysely, sql } from 'kysely';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { HotelOption } from '#app/catalogue/server/catalogue.server.ts';
import type { DB } from '#platform/database/types.ts';

type OptionRow = Awaited<ReturnType<ReturnType<typeof optionQuery>['execute']>>[number];

/** Selects hotels, including inactive ones, by sort order and then name. */
export function optionQuery(db: Kysely<DB>) {
  return db
    .selectFrom('hotels')
    .select(['id', 'slug', 'name', 'city', 'state', 'is_active', 'sort_order', 'is_featured', 'hindi'])
    .orderBy('sort_order')
    .orderBy(sql`name collate "C"`);
}

export function mapOption(row: OptionRow): HotelOption {
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

export function snapshotOption({ id, isActive, property }: SnapshotHotel): HotelOption {
  return {
    id,
    slug: property.slug,
    name: property.name,
    city: property.address.city,
    state: property.address.state,
    isActive,
    isFeatured: property.isFeatured,
    sortOrder: property.sortOrder,
  };
}
