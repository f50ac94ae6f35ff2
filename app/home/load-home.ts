import { requestLimits } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { createPageMemory, type FailedLoad, loadPage } from '#app/shell/load-page.ts';
import type { HomeData } from './home-route.tsx';

export const homeMemory = createPageMemory<HomeData>();

/**
 * Loads the home page's data for a tab or a navigation inside the site, through the browser's cache. If they cannot be
 * loaded, the page stays and after eight seconds the section in question shows an error.
 */
export async function loadHome(request: Request, load: () => Promise<HomeData>): Promise<HomeData | FailedLoad> {
  const begun = Date.now();
  const { searchParams } = new URL(request.url);
  const loaded = await loadPage({ request, times: cacheTimes.hotels, load });
  if (!('kind' in loaded) || !homeMemory.shown()) return loaded;
  await new Promise((done) => setTimeout(done, begun + requestLimits.whole - Date.now()));
  const asked = { brand: searchParams.get('brand') ?? undefined, place: searchParams.get('place') ?? undefined };
  return homeMemory.orWithoutList(loaded, (page, problem) => without(page, asked, problem));
}

/** Returns the page without the list that could not be loaded. */
function without(page: HomeData, asked: HomeTabs, problem: string): HomeData {
  if (asked.place !== page.chosenTabs.place || !page.places.cards) {
    const selected = asked.place ?? page.places.selected;
    return { ...page, chosenTabs: asked, places: { ...page.places, selected, cards: null, problem } };
  }
  return { ...page, chosenTabs: asked, selected: asked.brand ?? page.selected, hotels: null, problem };
}

/** The tabs of the home page that a visitor chose; without a choice the first of each is open. */
export interface HomeTabs {
  /** Brand slug: the tab of "Our Hotels". */
  brand?: string | undefined;
  /** Location slug: the tab of "Our Locations". */
  place?: string | undefined;
}
