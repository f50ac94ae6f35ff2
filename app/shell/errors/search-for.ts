import { longestSearch } from '#app/catalogue/most-search-hits.ts';
import { searchSite } from '#app/catalogue/server/search-site.server.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { Search } from './search-hotels.tsx';

/**
 * Returns the text of `?q=` and the hotels that it finds, else what it finds instead: the nearest ones, or halls and other
 * things; null without a text.
 */
export async function searchFor(request: Request, catalogue: Parameters<typeof searchSite>[0]): Promise<Search | null> {
  const text = cleanLine(new URL(request.url).searchParams.get('q') ?? '');
  if (!text) return null;
  if (text.length > longestSearch) return { text, hits: [] };
  const { groups, nearest } = await searchSite(catalogue, text);
  const hotels = nearest ?? groups.find(({ kind }) => kind === 'hotel') ?? groups[0];
  return { text, hits: hotels?.hits ?? [], ...(nearest && { nearestTo: nearest.town }) };
}
