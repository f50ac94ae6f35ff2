import { sql } from 'kysely';
import { mostKeptHotels } from '#app/catalogue/fallback/last-good-answer.server.ts';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { mapCard } from '#app/catalogue/rows/map-card.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import type { SpaceHit } from '#app/catalogue/server/catalogue.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { cardQuery, snapshotCard } from './hotel-card.server.ts';
import { spaceQuery } from './venue-spaces.server.ts';

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

/** Reads the active hotels whose name or description contains the text, whatever its case, by sort order. */
export const searchHotels = {
  name: 'searchHotels',
  async live({ db, reportInvalid }, text) {
    const pattern = patternOf(text);
    const rows = await cardQuery(db)
      .where((hotel) =>
        hotel.or([hotel('hotels.name', 'ilike', pattern), hotel('hotels.description', 'ilike', pattern)]),
      )
      .limit(mostSearchHits)
      .execute();
    return rows.map((row) => mapCard(row, reportInvalid));
  },
  fallback(snapshot, text) {
    const wanted = text.toLowerCase();
    return snapshot.hotels
      .filter((hotel) => hotel.isActive)
      .filter(({ property }) =>
        [property.name, property.description].some((words) => words.toLowerCase().includes(wanted)),
      )
      .slice(0, mostSearchHits)
      .map(snapshotCard);
  },
  unknown: () => [],
} satisfies CatalogueCall<string, PropertyCard[]>;

/**
 * Reads the active spaces of active hotels whose name contains the text, whatever its case, in the order of hotels and
 * then of spaces.
 */
export const searchSpaces = {
  name: 'searchSpaces',
  async live({ db }, text) {
    const rows = await spaceQuery(db)
      .select((space) => [
        space.fn.coalesce('hotel_spaces.slug', space.cast<string>('hotel_spaces.id', 'text')).as('id'),
        'hotel_spaces.name',
        'hotel_spaces.hindi',
        'hotels.slug as hotel',
        'hotels.name as hotelName',
      ])
      .where('hotel_spaces.name', 'ilike', patternOf(text))
      .orderBy('hotels.sort_order')
      .orderBy(sql`hotels.name collate "C"`)
      .orderBy('hotel_spaces.sort_order')
      .orderBy(sql`hotel_spaces.name collate "C"`)
      .limit(mostSearchHits)
      .execute();
    return rows.map(({ hindi: _, ...hit }) => hit);
  },
  fallback(snapshot, text) {
    const wanted = text.toLowerCase();
    return snapshot.hotels
      .filter((hotel) => hotel.isActive)
      .flatMap(({ property }) =>
        property.spaces
          .filter(({ name }) => name.toLowerCase().includes(wanted))
          .map(({ id, name }) => ({ id, name, hotel: property.slug, hotelName: property.name })),
      )
      .slice(0, mostSearchHits);
  },
  unknown: () => [],
} satisfies CatalogueCall<string, SpaceHit[]>;

/** Returns the pattern with which `ilike` finds this text anywhere. Its special characters are escaped. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
