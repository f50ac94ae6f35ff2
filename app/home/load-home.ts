import { cacheTimes } from '#app/catalogue/cache-times.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { HomeTabs } from './home-tabs.ts';

/** Milliseconds after which a list that loads says that it could not be loaded. */
const loadingErrorAfter = 8_000;

/** What the tabs of the home page change. */
interface HomeShown {
  kept: HomeTabs;
  selected: string;
  hotels: PropertyCard[] | null;
  problem?: string | undefined;
  places: { selected: string; cards: unknown[] | null };
}

let last: HomeShown | undefined;

/** The page as it stands is what a tab that cannot be had leaves in place around itself. */
export function rememberHome(shown: HomeShown): void {
  last = shown;
}

/**
 * The home page's data for a tab or a navigation inside the site, by the rules of the browser's cache. Where they cannot be had the
 * page stays, and after eight seconds the section that was asked for says so; without a page to stay it rejects.
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
      gcTime: cacheTimes.hotels.kept,
    });
  } catch (error) {
    // What the router throws, a redirect, is none of ours.
    if (error instanceof Response || !last) throw error;
    await new Promise((done) => setTimeout(done, begun + loadingErrorAfter - Date.now()));
    const asked = { brand: searchParams.get('brand') ?? undefined, place: searchParams.get('place') ?? undefined };
    return without(last as T, asked, error instanceof Error ? error.message : '');
  }
}

/** The page with what was asked for missing. */
function without<T extends HomeShown>(page: T, asked: HomeTabs, problem: string): T {
  if (asked.place !== page.kept.place) {
    const selected = asked.place ?? page.places.selected;
    return { ...page, kept: asked, places: { ...page.places, selected, cards: null } };
  }
  return { ...page, kept: asked, selected: asked.brand ?? page.selected, hotels: null, problem };
}
