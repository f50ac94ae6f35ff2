import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#server/database/types.ts';

/** When each hotel, or anything that belongs to it, was last changed; by slug. Nothing while the database is away. */
export type ReadLastChanges = () => Promise<Map<string, Date>>;

export function createLastChanges(database: Kysely<DB>, log: Logger): ReadLastChanges {
  return async () => {
    try {
      const { rows } = await sql<{ slug: string; changed: Date }>`
        select h.slug, max(part.updated_at) as changed
        from public.hotels h
        join (
          select id as hotel_id, updated_at from public.hotels
          union all select hotel_id, updated_at from public.rooms
          union all select hotel_id, updated_at from public.dining
          union all select hotel_id, updated_at from public.hotel_spaces
          union all select hotel_id, updated_at from public.hotel_experiences
          union all select hotel_id, updated_at from public.hotel_policies
          union all select hotel_id, updated_at from public.hotel_media
        ) part on part.hotel_id = h.id
        where h.is_active
        group by h.slug`.execute(database);
      return new Map(rows.map(({ slug, changed }) => [slug, changed]));
    } catch (error) {
      log.warn({ err: error }, 'the days of the last changes cannot be read');
      return new Map();
    }
  };
}
