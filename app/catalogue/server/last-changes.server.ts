import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';

/** When each hotel, or what belongs to it, was last changed, by slug; empty while the database is away. */
export type ReadLastChanges = (slugs: readonly string[]) => Promise<Map<string, Date>>;

const parts = ['rooms', 'dining', 'hotel_spaces', 'hotel_experiences', 'hotel_policies', 'hotel_media'];

export function createLastChanges(database: Kysely<DB>, log: Logger): ReadLastChanges {
  const newest = parts.map(
    (table) => sql`(select max(updated_at) from ${sql.table(`public.${table}`)} where hotel_id = h.id)`,
  );
  return async (slugs) => {
    try {
      const { rows } = await sql<{ slug: string; changed: Date }>`
        select h.slug, greatest(h.updated_at, ${sql.join(newest)}) as changed
          from public.hotels h
         where h.is_active and h.slug = any(${[...slugs]})`.execute(database);
      return new Map(rows.map(({ slug, changed }) => [slug, changed]));
    } catch (error) {
      log.warn({ err: error }, 'the days of the last changes cannot be read');
      return new Map();
    }
  };
}
