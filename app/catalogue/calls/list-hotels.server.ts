import { sql } from 'kysely';
import type { HotelListOptions, HotelOption } from '#app/catalogue/server/catalogue.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { isHotel } from './hotel-id.server.ts';
import { mapOption, optionQuery, snapshotOption } from './hotel-option.server.ts';

/** Reads the hotels by sort order and then name: the active ones, and the inactive ones if they are asked for. */
export const listHotels = {
  name: 'listHotels',
  async live({ db }, { includeInactive = false, exclude = [], slugs, most }) {
    let query = optionQuery(db);
    if (!includeInactive) query = query.where('is_active', '=', true);
    for (const id of exclude) query = query.where((hotel) => hotel.not(isHotel(hotel, id)));
    if (slugs !== undefined) query = query.where(sql<boolean>`slug = any(${[...slugs]})`);
    if (most !== undefined) query = query.limit(most);
    return (await query.execute()).map(mapOption);
  },
  fallback(snapshot, { includeInactive = false, exclude = [], slugs, most }) {
    return snapshot.hotels
      .filter((hotel) => includeInactive || hotel.isActive)
      .filter((hotel) => !exclude.includes(hotel.id) && !exclude.includes(hotel.property.slug))
      .filter((hotel) => !slugs || slugs.includes(hotel.property.slug))
      .slice(0, most)
      .map(snapshotOption);
  },
  unknown: () => [],
} satisfies CatalogueCall<HotelListOptions, HotelOption[]>;
