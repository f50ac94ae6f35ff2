import { debugText } from '#app/catalogue/browser-cache/data-error.ts';
import { requestLimits } from '#app/catalogue/browser-cache/request-limits.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { languagePrefix } from '#app/language/page-language.ts';

interface StoredPage<T> {
  /** Milliseconds since 1970. */
  at: number;
  page: T;
}

const key = (slug: string) => `hotel${languagePrefix}:${slug}`;
/** Milliseconds for which the session stores a property. */
const freshFor = (slug: string) => cacheTimes.session[slug === 'upper-hse-sultanpur' ? 'upperHse' : 'hotel'];

/** The browser's storage may be full, switched off, or hold data of an older version of the site. */
function read<T>(slug: string): StoredPage<T> | undefined {
  try {
    const text = sessionStorage.getItem(key(slug));
    return text ? (JSON.parse(text) as StoredPage<T>) : undefined;
  } catch {
    return undefined;
  }
}

function store<T>(slug: string, page: T): void {
  try {
    sessionStorage.setItem(key(slug), JSON.stringify({ at: Date.now(), page } satisfies StoredPage<T>));
  } catch {
    // The next visit asks the server again.
  }
}

/**
 * Loads a property's page data for a navigation inside the site: what the session stored (10 minutes ago at most; 3
 * for The Upper HSE), else the server's answer, else, after five seconds or a failure, what was stored longer ago, else
 * the reason why there is none. A response that the router throws (a redirect) is passed on. `isStored` says which
 * answers are stored.
 */
export async function sessionHotel<T>(
  slug: string,
  load: () => Promise<T>,
  isStored: (page: T) => boolean,
): Promise<T | { kind: 'failed'; slug: string; problem: string }> {
  const stored = read<T>(slug);
  if (stored && Date.now() - stored.at < freshFor(slug)) return stored.page;
  try {
    const loading = load().then((page) => {
      if (isStored(page)) store(slug, page);
      return page;
    });
    return await (stored ? Promise.race([loading, afterAttempt(stored.page)]) : loading);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // biome-ignore lint/suspicious/noConsole: the page that follows points to the console
    console.error(error);
    return stored?.page ?? { kind: 'failed', slug, problem: debugText(error) };
  }
}

function afterAttempt<T>(page: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(page), requestLimits.attempt));
}
