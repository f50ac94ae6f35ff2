import { type Kysely, sql } from 'kysely';
import { growthLimits } from '#domain/constants.ts';
import type { VenueSpace } from '#domain/venue-space.ts';
import type { DB } from '#server/database/types.ts';
import type { SpaceHit } from '../catalogue.ts';
import type { Complain } from '../complain.ts';
import { mapSpace } from '../map-space.ts';
import { quickStatsSchema } from '../schemas/hotel-facts.ts';

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
    .limit(growthLimits.searchHits)
    .execute();
  return rows;
}

/** Every active space of an active hotel, in the order of hotels, then of spaces; without pictures. */
export async function venueSpaces(db: Kysely<DB>, complain: Complain): Promise<VenueSpace[]> {
  const rows = await db
    .selectFrom('hotel_spaces')
    .innerJoin('hotels', 'hotels.id', 'hotel_spaces.hotel_id')
    .selectAll('hotel_spaces')
    .select(['hotels.slug as hotel', 'hotels.name as hotelName', 'hotels.city as city', 'hotels.quick_stats as stats'])
    .where('hotels.is_active', '=', true)
    .where('hotel_spaces.is_active', '=', true)
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotel_spaces.sort_order')
    .orderBy(sql`hotel_spaces.name collate "C"`)
    .execute();
  return rows.map(({ hotel, hotelName, city, stats, ...row }) => ({
    space: mapSpace({ ...row, image: null }, complain),
    hotel: {
      slug: hotel,
      name: hotelName,
      city: city ?? '',
      rooms: quickStatsSchema.safeParse(stats).data?.rooms ?? null,
    },
  }));
}
