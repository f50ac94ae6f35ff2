import { requestTimeoutMs } from '#app/catalogue/browser-cache/fetch-data.ts';

const minute = 60_000;

interface StoredPage<T> {
  /** Milliseconds since 1970. */
  at: number;
  page: T;
}

const key = (slug: string) => `hotel:${slug}`;
/** Milliseconds for which the session stores a property. */
const freshFor = (slug: string) => (slug === 'upper-hse-sultanpur' ? 3 * minute : 10 * minute);

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
 * for The Upper HSE), else the server's answer, else what was stored longer ago, else the reason why there is none. A
 * response that the router throws (a redirect) is passed on. `isStored` says which answers are stored.
 */
export async function sessionHotel<T>(
  slug: string,
  load: () => Promise<T>,
  isStored: (page: T) => boolean,
): Promise<T | { kind: 'failed'; slug: string; reason: string }> {
  const stored = read<T>(slug);
  if (stored && Date.now() - stored.at < freshFor(slug)) return stored.page;
  try {
    const page = await withTimeLimit(load());
    if (isStored(page)) store(slug, page);
    return page;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // biome-ignore lint/suspicious/noConsole: the page that follows points to the console
    console.error(error);
    return stored?.page ?? { kind: 'failed', slug, reason: `${error.message.replace(/\.$/, '')}.` };
  }
}

function withTimeLimit<T>(loading: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The server took too long to answer')), requestTimeoutMs);
  });
  return Promise.race([loading, timeout]);
}
