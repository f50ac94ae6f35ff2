import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { paths } from '#app/paths.ts';
import { fetchData } from './fetch-data.ts';
import { queryClient } from './query-client.ts';

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
  return queryClient.fetchQuery({
    queryKey: ['hotels', filter],
    async queryFn() {
      // A server of the previous release sends no total.
      type Answer = { hotels: MenuHotel[]; total?: number };
      const { hotels, total = hotels.length } = (await fetchData(paths.hotelData(filter))) as Answer;
      const more = total - hotels.length;
      if (more <= 0) return hotels;
      const words = `and ${more.toLocaleString('en-IN')} more on our pages`;
      return [...hotels, { slug: '', name: words, brandName: '', locationName: '' }];
    },
    staleTime: cacheTimes.hotels.fresh,
    gcTime: cacheTimes.hotels.stored,
  });
}
