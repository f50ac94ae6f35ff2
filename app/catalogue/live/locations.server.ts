import type { Kysely } from 'kysely';
import type { Location } from '#app/catalogue/location.ts';
import { mapLocation } from '#app/catalogue/rows/map-location.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Call 7: active locations by display order. */
export async function locations(db: Kysely<DB>): Promise<Location[]> {
  const rows = await db
    .selectFrom('locations')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('display_order')
    .orderBy('slug')
    .execute();
  return rows.map(mapLocation);
}

/** Call 7: the active location with this slug, or null. */
export async function locationBySlug(db: Kysely<DB>, slug: string): Promise<Location | null> {
  const row = await db
    .selectFrom('locations')
    .selectAll()
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? mapLocation(row) : null;
}
