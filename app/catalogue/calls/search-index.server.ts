import { mostKeptHotels } from '#app/catalogue/fallback/last-good-answer.server.ts';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-snapshot-hotel.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

/** What a search looks through: the first active hotels with everything that belongs to them. */
export const searchIndex = {
  name: 'searchIndex',
  async live({ db, reportInvalid }) {
    const rows = await hotelQuery(db).where('hotels.is_active', '=', true).limit(mostKeptHotels).execute();
    return rows.map((row) => mapSnapshotHotel(row, reportInvalid));
  },
  fallback: ({ hotels }: Snapshot) => hotels.filter(({ isActive }) => isActive).slice(0, mostKeptHotels),
  unknown: () => [],
} satisfies CatalogueCall<void, SnapshotHotel[]>;
