import { cacheTimes } from '#app/catalogue/cache-times.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { HomeTabs } from './home-tabs.ts';

/** Milliseconds after which a list that is loading shows an error. */
const loadingErrorAfter = 8_000;

/** The part of the page's data that depends on its tabs. */
interface HomeShown {
  chosenTabs: HomeTabs;
  selected: string;
  hotels: PropertyCard[] | null;
  problem?: string | undefined;
  places: { selected: string; cards: unknown[] | null };
}

let last: HomeShown | undefined;

/** Remembers the page as it is shown, so that it can stay if the data of a tab cannot be loaded. */
export function rememberHome(shown: HomeShown): void {
  last = shown;
}

/**
 * Loads the home page's data for a tab or a navigation inside the site, through the browser's cache. If they cannot be
 * loaded, the page stays and after eight seconds the section in question shows an error. Rejects if no home page was
 * shown before.
 */
export async function loadHome<T extends HomeShown>(request: Request, load: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const { search, searchParams } = new URL(request.url);
  try {
    const { queryClient } = await importWithRetry(() => import('#app/catalogue/browser-cache/query-client.ts'));
    return await queryClient.fetchQuery({
      queryKey: ['home', search],
      queryFn: load,
      staleTime: cacheTimes.hotels.fresh,
      gcTime: cacheTimes.hotels.stored,
    });
  } catch (error) {
    // The router throws responses, such as redirects, and handles them itself.
    if (error instanceof Response || !last) throw error;
    await new Promise((done) => setTimeout(done, begun + loadingErrorAfter - Date.now()));
    const asked = { brand: searchParams.get('brand') ?? undefined, place: searchParams.get('place') ?? undefined };
    return without(last as T, asked, error instanceof Error ? error.message : '');
  }
}

/** Returns the page without the list that could not be loaded. */
function without<T extends HomeShown>(page: T, asked: HomeTabs, problem: string): T {
  if (asked.place !== page.chosenTabs.place) {
    const selected = asked.place ?? page.places.selected;
    return { ...page, chosenTabs: asked, places: { ...page.places, selected, cards: null } };
  }
  return { ...page, chosenTabs: asked, selected: asked.brand ?? page.selected, hotels: null, problem };
}
