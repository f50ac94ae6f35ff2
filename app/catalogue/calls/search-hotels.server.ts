import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { mapCard } from '#app/catalogue/rows/map-card.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { cardQuery, snapshotCard } from './hotel-card.server.ts';
import { patternOf } from './pattern-of.server.ts';

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
