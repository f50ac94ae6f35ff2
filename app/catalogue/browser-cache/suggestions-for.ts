import type { SearchHit, SiteSearch } from '#app/catalogue/server/search-site.server.ts';
import { paths } from '#app/paths.ts';
import { fetchData } from './fetch-data.ts';
import { queryClient } from './query-client.ts';

/** One line that a search offers while it is typed. */
export type Suggestion = SearchHit;

/** The most suggestions of each kind, so that a hall has a place beside many hotels. */
const most = 5;

/** The best of each kind; for a town without a hotel, the nearest ones. */
export async function suggestionsFor(text: string): Promise<Suggestion[]> {
  const { groups, nearest } = (await queryClient.fetchQuery({
    queryKey: ['search', text.toLowerCase()],
    queryFn: () => fetchData(paths.searchData(text)),
  })) as SiteSearch;
  return [...(nearest?.hits ?? []), ...groups.flatMap(({ hits }) => hits.slice(0, most))];
}
