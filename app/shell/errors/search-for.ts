import type { PropertyCard } from '#app/catalogue/property.ts';
import type { Search } from './search-hotels.tsx';

const longestSearch = 80;

/** Returns the text of `?q=` and the hotels that it finds; null without a text. */
export async function searchFor(
  request: Request,
  searchHotels: (text: string) => Promise<{ value: PropertyCard[] }>,
): Promise<Search | null> {
  const text = new URL(request.url).searchParams.get('q')?.trim().slice(0, longestSearch);
  return text ? { text, hotels: (await searchHotels(text)).value } : null;
}
