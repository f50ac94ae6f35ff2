import type { Kysely } from 'kysely';
import type { Brand } from '#app/catalogue/brand.ts';
import { mapBrand } from '#app/catalogue/rows/map-brand.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Call 6: active brands by sort order. */
export async function brands(db: Kysely<DB>): Promise<Brand[]> {
  const rows = await db
    .selectFrom('brands')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return rows.map(mapBrand);
}

/** Call 6: the active brand with this slug, or null. */
export async function brandBySlug(db: Kysely<DB>, slug: string): Promise<Brand | null> {
  const row = await db
    .selectFrom('brands')
    .selectAll()
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ? mapBrand(row) : null;
}
