import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { hotelsOfTexts as texts } from '#app/catalogue/texts.ts';
import { paths } from '#app/paths.ts';
import { DataError } from './data-error.ts';
import { fetchData } from './fetch-data.ts';
import { loadKept } from './load-kept.ts';
import { withinLimit } from './request-limits.ts';

/** A hotel as the menu lists it. */
export interface MenuHotel {
  /** Empty for a hotel without a page yet: the menu names it without a link. */
  slug: string;
  name: string;
  brandName: string;
  locationName: string;
}

/** The first hotels of a brand or a place, and a line that says how many more there are. */
export function hotelsOf(filter: { brand?: string; location?: string }): Promise<MenuHotel[]> {
  const path = paths.hotelData(filter);
  const loading = loadKept<MenuHotel[]>({
    key: ['hotels', filter],
    times: cacheTimes.hotels,
    async load() {
      // A server of the previous release sends no total.
      type Answer = { hotels: MenuHotel[]; total?: number };
      const { hotels, total = hotels.length } = (await fetchData(path)) as Answer;
      const more = total - hotels.length;
      if (more <= 0) return hotels;
      const words = texts.more(more.toLocaleString('en-IN'));
      return [...hotels, { slug: '', name: words, brandName: '', locationName: '' }];
    },
  });
  return withinLimit(loading, new DataError(path, 'late'));
}
