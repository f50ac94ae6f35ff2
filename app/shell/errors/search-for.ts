import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import type { Search } from './search-hotels.tsx';

const longestSearch = 80;

/**
 * Returns the text of `?q=` and the hotels that it finds, else what it finds instead: the nearest ones, or halls and other
 * things; null without a text.
 */
export async function searchFor(request: Request, catalogue: Parameters<typeof searchSite>[0]): Promise<Search | null> {
  const text = new URL(request.url).searchParams.get('q')?.trim().slice(0, longestSearch);
  if (!text) return null;
  const { groups, nearest } = await searchSite(catalogue, text);
  const hotels = groups.find(({ kind }) => kind === 'hotel') ?? nearest ?? groups[0];
  return { text, hits: hotels?.hits ?? [], ...(nearest && { nearestTo: nearest.town }) };
}
