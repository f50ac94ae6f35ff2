import type { HeadersFunction } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import type { MissingHotel } from '#app/shell/errors/not-found-meta.ts';

/* What the pages below a hotel's own (its fact sheet, films, pictures and tour) have in common. */

/** Returns the loader's headers: `Retry-After` if a page may exist soon. */
export const subpageHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `q` is the visitor's search on the page that says that something is missing. */
export const subpageHandle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

export function MissingHotelPage({ words, picture, search }: MissingHotel) {
  return <LazyNotFoundPage {...words} picture={picture} {...(search !== undefined && { search })} />;
}
