import { type Kysely, sql } from 'kysely';
import { mostKeptHotels } from '#app/catalogue/fallback/last-good-answer.server.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { lookupOf } from '#app/catalogue/fallback/snapshot-answers.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-snapshot-hotel.server.ts';
import type { HotelLookup } from '#app/catalogue/server/catalogue.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';
import { announcements } from './announcements.server.ts';
import { brands } from './brands.server.ts';
import { locations } from './locations.server.ts';
import { offers } from './offers.server.ts';

/** Call 10, in one round trip: what this address is. Undefined where no row has it as slug or alias. */
export async function hotelBySlug(
  db: Kysely<DB>,
  slug: string,
  reportInvalid: ReportInvalid,
): Promise<HotelLookup | undefined> {
  const row = await hotelQuery(db)
    .where((hotel) =>
      hotel.or([hotel('hotels.slug', '=', slug), hotel('hotels.aliases', '@>', sql<string[]>`array[${slug}]::text[]`)]),
    )
    .clearOrderBy()
    .orderBy(sql`hotels.slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && lookupOf(mapSnapshotHotel(row, reportInvalid), slug);
}

/** The catalogue, hidden hotels included: what becomes the last good answer. Of very many hotels the first ones. */
export async function wholeCatalogue(db: Kysely<DB>, reportInvalid: ReportInvalid): Promise<Snapshot> {
  return {
    brands: await brands(db),
    locations: await locations(db),
    announcements: await announcements(db),
    offers: await offers(db, reportInvalid),
    hotels: (await hotelQuery(db).limit(mostKeptHotels).execute()).map((row) => mapSnapshotHotel(row, reportInvalid)),
  };
}
