import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { SpaceHit } from '../catalogue.ts';

/** Active spaces of active hotels whose name holds the text, whatever its case; in the order of hotels, then of spaces. */
export async function searchSpaces(db: Kysely<DB>, text: string): Promise<SpaceHit[]> {
  const rows = await db
    .selectFrom('hotel_spaces')
    .innerJoin('hotels', 'hotels.id', 'hotel_spaces.hotel_id')
    .select((space) => [
      space.fn.coalesce('hotel_spaces.slug', space.cast<string>('hotel_spaces.id', 'text')).as('id'),
      'hotel_spaces.name',
      'hotels.slug as hotel',
      'hotels.name as hotelName',
    ])
    .where('hotels.is_active', '=', true)
    .where('hotel_spaces.is_active', '=', true)
    .where('hotel_spaces.name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotel_spaces.sort_order')
    .orderBy(sql`hotel_spaces.name collate "C"`)
    .execute();
  return rows;
}
