import { mostKeptHotels } from '#app/catalogue/fallback/last-good-answer.server.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-snapshot-hotel.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import { announcements } from './announcements.server.ts';
import { brands } from './brands.server.ts';
import type { LiveSource } from './catalogue-call.server.ts';
import { editorial } from './editorial.server.ts';
import { locations } from './locations.server.ts';
import { offers } from './offers.server.ts';

/**
 * Reads the whole catalogue, including hidden hotels, for the last good answer. If there are very many hotels, it
 * reads the first ones.
 */
export async function wholeCatalogue(source: LiveSource): Promise<Snapshot> {
  const { db, reportInvalid } = source;
  return {
    brands: await brands.live(source),
    locations: await locations.live(source),
    announcements: await announcements.live(source),
    offers: await offers.live(source),
    editorial: await editorial.live(source),
    hotels: (await hotelQuery(db).limit(mostKeptHotels).execute()).map((row) => mapSnapshotHotel(row, reportInvalid)),
  };
}
