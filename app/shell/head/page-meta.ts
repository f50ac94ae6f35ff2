import type { MetaDescriptor } from 'react-router';

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

/** Returns the text, cut at the last word that fits. */
export function shortened(text: string, limit = descriptionLimit): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/(?<![\s,;.:–-])[\s,;.:–-]+$/, '')}…`;
}

/**
 * Returns the head of a page as a browser needs it: title, description, canonical address. The server alone adds what
 * only search engines and shared links read: see `add-structured-data.ts`.
 */
export function pageMeta({ title, description, origin, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: shortened(description) },
    canonical === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: origin + canonical },
  ];
}
