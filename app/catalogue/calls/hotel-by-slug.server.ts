import { sql } from 'kysely';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-snapshot-hotel.server.ts';
import type { HotelLookup } from '#app/catalogue/server/catalogue.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';

/** Reads in one round trip what this address is. Undefined if no hotel has it as slug or alias. */
export const hotelBySlug = {
  name: 'hotelBySlug',
  async live({ db, reportInvalid }, slug) {
    const row = await hotelQuery(db)
      .where((hotel) =>
        hotel.or([
          hotel('hotels.slug', '=', slug),
          hotel('hotels.aliases', '@>', sql<string[]>`array[${slug}]::text[]`),
        ]),
      )
      .clearOrderBy()
      .orderBy(sql`hotels.slug = ${slug}`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && lookupOf(mapSnapshotHotel(row, reportInvalid), slug);
  },
  fallback(snapshot, slug) {
    const hotel =
      snapshot.hotels.find(({ property }) => property.slug === slug) ??
      snapshot.hotels.find(({ property }) => property.aliases.includes(slug));
    return hotel && lookupOf(hotel, slug);
  },
  unknown: () => ({ kind: 'unavailable' }),
} satisfies CatalogueCall<string, HotelLookup | undefined>;

/** Returns what an address is, given the hotel that it belongs to. */
function lookupOf(hotel: SnapshotHotel, slug: string): HotelLookup {
  if (hotel.isClosed) return { kind: 'closed' };
  if (!hotel.isActive) return { kind: 'not-found' };
  const { property } = hotel;
  return property.slug === slug ? { kind: 'found', property } : { kind: 'alias', canonicalSlug: property.slug };
}
