import type { HotelOption } from '#app/catalogue/server/catalogue.server.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { hotelWithId, isHotel } from './hotel-id.server.ts';
import { mapOption, optionQuery, snapshotOption } from './hotel-option.server.ts';

/** Reads the hotel with this id, also an inactive one, or null. */
export const hotelById = {
  name: 'hotelById',
  async live({ db }, id) {
    const row = await optionQuery(db)
      .where((hotel) => isHotel(hotel, id))
      .executeTakeFirst();
    return row ? mapOption(row) : null;
  },
  fallback(snapshot, id) {
    const hotel = hotelWithId(snapshot, id);
    return hotel ? snapshotOption(hotel) : null;
  },
  unknown: () => null,
} satisfies CatalogueCall<string, HotelOption | null>;
