import { paths } from '#app/paths.ts';
import { cacheTimes } from '#domain/constants.ts';
import { fetchData } from './fetch-data.ts';
import { queryClient } from './query-client.ts';

/** A hotel as the menu lists it. */
export interface MenuHotel {
  /** Empty for a hotel that has no page yet: shown, not linked. */
  slug: string;
  name: string;
  brandName: string;
  locationName: string;
}

/** The hotels of a brand or a place, by slug. */
export function hotelsOf(filter: { brand?: string; location?: string }): Promise<MenuHotel[]> {
  return queryClient.fetchQuery({
    queryKey: ['hotels', filter],
    queryFn: async () => ((await fetchData(paths.hotelData(filter))) as { hotels: MenuHotel[] }).hotels,
    staleTime: cacheTimes.hotels.fresh,
    gcTime: cacheTimes.hotels.kept,
  });
}
