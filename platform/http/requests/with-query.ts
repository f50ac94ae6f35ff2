import type { CachedPage } from '#platform/http/cache/cached-page.ts';

/**
 * Adds the query of a request, such as a campaign's names, to a cached redirect, which is cached once for all queries.
 * Anything but a redirect is returned as it is.
 */
export function withQuery(page: CachedPage, query: string): CachedPage {
  if (!query || page.status < 300 || page.status > 399) return page;
  const at = page.headers.findIndex((text, place) => place % 2 === 0 && text === 'location') + 1;
  const location = page.headers[at];
  if (at === 0 || !location || /[?#]/.test(location)) return page;
  return { ...page, headers: page.headers.with(at, `${location}?${query}`) };
}
