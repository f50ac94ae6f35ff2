import { DataError, debugText } from '#app/catalogue/browser-cache/data-error.ts';
import type { Question } from '#app/catalogue/browser-cache/load-kept.ts';
import { withinLimit } from '#app/catalogue/browser-cache/request-limits.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';

/** Why a page could not be loaded. */
export interface FailedLoad {
  kind: 'failed';
  problem: string;
}

interface Navigation<T> {
  request: Request;
  times: Question<T>['times'];
  load: () => Promise<T>;
}

/**
 * Loads the data of a page for a navigation inside the site, through the browser's cache. An answer that failed or did
 * not come is a value; anything else is thrown: redirects, and data that the scripts of this tab do not understand.
 */
export async function loadPage<T>({ request, times, load }: Navigation<T>): Promise<T | FailedLoad> {
  const { pathname, search } = new URL(request.url);
  try {
    const cache = importWithRetry(() => import('#app/catalogue/browser-cache/load-kept.ts')).catch(() => undefined);
    const key = ['page', pathname, search];
    const loading = cache.then((found) => found?.loadKept({ key, times, load, repeatsItself: true }) ?? load());
    return await withinLimit(loading, new DataError(pathname, 'late'));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { kind: 'failed', problem: debugText(error) };
  }
}
