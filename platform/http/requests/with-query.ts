import type { CachedPage } from '#platform/http/cache/cached-page.ts';

/**
 * A kept redirect that takes along the query it was asked with, such as a campaign's names; the answer is kept once for
 * all of them. Anything but a redirect is given back as it is.
 */
export function withQuery(page: CachedPage, query: string): CachedPage {
  if (!query || page.status < 300 || page.status > 399) return page;
  const at = page.headers.findIndex((text, place) => place % 2 === 0 && text === 'location') + 1;
  const location = page.headers[at];
  if (at === 0 || !location || /[?#]/.test(location)) return page;
  return { ...page, headers: page.headers.with(at, `${location}?${query}`) };
}
