import type { HeadersFunction } from 'react-router';
import { hotelSubpageTexts as texts } from '#app/hotels/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import type { MissingHotel } from '#app/shell/errors/not-found-meta.ts';

/* What the pages below a hotel's own (its fact sheet, films, pictures and tour) have in common. */

/** Returns the loader's headers: `Retry-After` if a page may exist soon. */
export const subpageHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `q` is the visitor's search on the page that says that something is missing. */
export const subpageHandle: PageHandle = { page: { shared: true, query: { q: 'any' } } };

/** The links above the title, down to the hotel. */
export function hotelTrail({ name, slug }: { name: string; slug: string }) {
  return [
    { to: paths.locations(), label: texts.locations },
    { to: paths.hotel(slug), label: name },
  ];
}

export function MissingHotelPage({ words, picture, search }: MissingHotel) {
  return <LazyNotFoundPage {...words} picture={picture} {...(search !== undefined && { search })} />;
}
