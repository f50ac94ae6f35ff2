import type { MetaDescriptor } from 'react-router';
import type { Picture } from '#domain/picture.ts';
import { pictureAddress } from '#domain/picture-address.ts';

export interface PageMeta {
  title: string;
  /** One or two sentences; longer ones are cut at a word near 160 characters. */
  description: string;
  /** Canonical origin, e.g. "https://tivoli.example". */
  origin: string;
  /** The page's one address without query, from `paths`; absent on pages that no search engine should keep. */
  canonical?: string;
  /** What a shared link shows. */
  picture?: Picture | undefined;
  /** Structured data, as data: a JSON-LD object. */
  structured?: Record<string, unknown>;
}

const descriptionLimit = 160;

/** A text cut at the last word that fits. */
export function shortened(text: string, limit = descriptionLimit): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;.:–-]+$/, '')}…`;
}

/** The head of a page: its title, description, canonical address, what a shared link shows, structured data. */
export function pageMeta({ title, description, origin, canonical, picture, structured }: PageMeta): MetaDescriptor[] {
  const text = shortened(description);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: text },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:site_name', content: 'Tivoli' },
    { property: 'og:type', content: 'website' },
  ];
  if (canonical === undefined) tags.push({ name: 'robots', content: 'noindex' });
  else {
    tags.push({ tagName: 'link', rel: 'canonical', href: origin + canonical });
    tags.push({ property: 'og:url', content: origin + canonical });
  }
  if (picture) {
    const address = pictureAddress(picture, { width: 1200, crop: '40:21', format: 'jpeg' });
    tags.push({ property: 'og:image', content: origin + address });
  }
  if (structured) tags.push({ 'script:ld+json': structured });
  return tags;
}
