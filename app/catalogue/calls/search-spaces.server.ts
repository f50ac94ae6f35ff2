import { sql } from 'kysely';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { SpaceHit } from '#app/catalogue/server/catalogue.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { patternOf } from './pattern-of.server.ts';
import { spaceQuery } from './venue-spaces.server.ts';

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
