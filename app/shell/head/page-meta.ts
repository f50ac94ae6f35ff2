import type { MetaDescriptor } from 'react-router';
import { pageIn } from '#app/language/page-in.ts';
import { locale } from '#app/language/page-language.ts';

export interface PageMeta {
  title: string;
  /** One or two sentences; longer ones are cut at a word near 160 characters. */
  description: string;
  /** The canonical origin, such as "https://tivoli.example". */
  origin: string;
  /** The page's canonical path without query, from `paths`; absent on pages that search engines should not index. */
  canonical?: string;
}

const descriptionLimit = 160;

/** Returns a text as a description, cut at the last word that fits. */
export function shortened(text: string): string {
  if (text.length <= descriptionLimit) return text;
  const cut = text.slice(0, descriptionLimit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;.:–-])[\s,;.:–-]+$/, '')}…`;
}

/** Returns the head of a page as a browser needs it: title, description, canonical address. A loader may return it. */
export function pageHead({ title, description, origin, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: shortened(description) },
    canonical === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: origin + canonical },
  ];
}

/**
 * Returns a head with what only search engines and shared links read, if the page has a canonical address: its addresses
 * in other languages, and Open Graph tags. Only the server adds it. Its picture stands in the loader's `PageFacts`.
 */
export function withPreview(head: MetaDescriptor[]): MetaDescriptor[] {
  if (!import.meta.env.SSR) return head;
  const all: Partial<Record<string, unknown>>[] = head;
  const url = all.find(({ rel }) => rel === 'canonical')?.href;
  if (typeof url !== 'string') return head;
  const { origin } = new URL(url);
  const preview = {
    title: all.find(({ title }) => title)?.title,
    description: all.find(({ name }) => name === 'description')?.content,
    url,
    type: 'website',
    site_name: 'Tivoli',
    locale: locale.replace('-', '_'),
  };
  return [
    ...head,
    ...addressesByLanguage(url.slice(origin.length)).map(([hrefLang, path]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: origin + path,
    })),
    ...Object.entries(preview).map(([name, content]) => ({ property: `og:${name}`, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the head of a page for its `meta`. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  return withPreview(pageHead(page));
}

/** Makes the `meta` of a page of what `describe` says of the data that its loader has read. */
export function metaFrom<Data extends { origin: string }>(describe: (data: Data) => Omit<PageMeta, 'origin'>) {
  return ({ loaderData }: { loaderData?: Data | undefined }) =>
    loaderData ? pageMeta({ ...describe(loaderData), origin: loaderData.origin }) : [];
}

/** Makes the `meta` of a page whose title and description are the same whatever its loader has read. */
export function metaOf(title: string, description: string, canonical: string) {
  return metaFrom(() => ({ title, description, canonical }));
}

/**
 * Returns the addresses of one page for search engines, each with the language that it is for; `x-default` is for
 * visitors of all others.
 */
export function addressesByLanguage(path: string): [hreflang: string, path: string][] {
  return [
    ['en-IN', pageIn('en', path)],
    ['hi-IN', pageIn('hi', path)],
    ['x-default', pageIn('en', path)],
  ];
}
