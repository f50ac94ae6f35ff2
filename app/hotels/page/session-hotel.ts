import { debugText, loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { languagePrefix } from '#app/language/page-language.ts';

/**
 * Loads a property's page data for a navigation inside the site: what the session keeps (10 minutes; 3 for The Upper HSE),
 * else the server's answer, else what was kept longer, else the reason why there is none. A response that the router
 * throws (a redirect) is passed on. `isKept` says which answers are kept.
 */
export async function sessionHotel<T>(
  slug: string,
  load: () => Promise<T>,
  isKept: (page: T) => boolean,
): Promise<T | { kind: 'failed'; slug: string; problem: string }> {
  const fresh = cacheTimes.session[slug === 'upper-hse-sultanpur' ? 'upperHse' : 'hotel'];
  try {
    return await loadKept({ key: `hotel${languagePrefix}:${slug}`, times: { fresh }, load, isKept, inSession: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: 'failed', slug, problem: debugText(error) };
  }
}
