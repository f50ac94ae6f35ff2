import { debugText, loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { sessionStore } from '#app/catalogue/session-store.ts';
import { languagePrefix } from '#app/language/page-language.ts';

/**
 * Loads a property's page data for a navigation inside the site: from the session's cache (10 minutes; 3 for The Upper
 * HSE), else from the server, else from an older entry of the cache. If all fail, the result says why. A redirect, which
 * the router throws, is passed on. `isKept` says which answers are cached.
 */
export async function sessionHotel<T>(
  slug: string,
  load: () => Promise<T>,
  isKept: (page: T) => boolean,
): Promise<T | { kind: 'failed'; slug: string; problem: string }> {
  const fresh = cacheTimes.session[slug === 'upper-hse-sultanpur' ? 'upperHse' : 'hotel'];
  try {
    return await loadKept({
      key: `hotel${languagePrefix}:${slug}`,
      times: { fresh },
      load,
      isKept,
      store: sessionStore,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'failed', slug, problem: debugText(error) };
  }
}
