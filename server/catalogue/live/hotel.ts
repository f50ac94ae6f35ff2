import { type Kysely, sql } from 'kysely';
import { growthLimits } from '#domain/constants.ts';
import type { DB } from '#server/database/types.ts';
import type { HotelLookup } from '../catalogue.ts';
import type { Complain } from '../complain.ts';
import { hotelQuery } from '../hotel-query.ts';
import { mapSnapshotHotel } from '../map-snapshot-hotel.ts';
import type { Snapshot } from '../snapshot.ts';
import { lookupOf } from '../snapshot-answers.ts';
import { announcements } from './announcements.ts';
import { brands } from './brands.ts';
import { locations } from './locations.ts';
import { offers } from './offers.ts';

/** Call 10, in one round trip: what this address is. Undefined where no row has it as slug or alias. */
export async function hotelBySlug(db: Kysely<DB>, slug: string, complain: Complain): Promise<HotelLookup | undefined> {
  const row = await hotelQuery(db)
    .where((hotel) =>
      hotel.or([hotel('hotels.slug', '=', slug), hotel('hotels.aliases', '@>', sql<string[]>`array[${slug}]::text[]`)]),
    )
    .clearOrderBy()
    .orderBy(sql`hotels.slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && lookupOf(mapSnapshotHotel(row, complain), slug);
}

/** The catalogue, hidden hotels included: what becomes the last good answer. Of very many hotels the first ones. */
export async function wholeCatalogue(db: Kysely<DB>, complain: Complain): Promise<Snapshot> {
  return {
    brands: await brands(db),
    locations: await locations(db),
    announcements: await announcements(db),
    offers: await offers(db, complain),
    hotels: (await hotelQuery(db).limit(growthLimits.keptHotels).execute()).map((row) =>
      mapSnapshotHotel(row, complain),
    ),
  };
}
