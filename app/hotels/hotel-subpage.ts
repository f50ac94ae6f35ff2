import type { HeadersFunction } from 'react-router';
import type { PageHandle } from '#app/root.tsx';

/*
 * What the pages below a hotel's own (its fact sheet, films, pictures and tour) have in common.
 */

/** The loader's headers: `Retry-After` where a page may be there soon. */
export const subpageHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** `q` is what a visitor searches for where such a page is missing. */
export const subpageHandle: PageHandle = { page: { shared: true, query: { q: 'any' } } };
