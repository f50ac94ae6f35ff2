import { inLanguages } from './page-meta.ts';

/** One part of the sitemap has so many hotels. With more hotels the sitemap is an index of its parts. */
export const hotelsPerSitemap = 200;

export interface SitemapEntry {
  path: string;
  /** The date of the last change of the page's content, if it is known. */
  changed?: Date | undefined;
  /** Path of the page's main picture. */
  picture?: string | undefined;
}

/**
 * A sitemap with each page in each language, each of them with the addresses of all (sitemaps.org protocol 0.9: at most
 * 50,000 addresses). It has Google's image extension.
 */
export function sitemapXml(entries: SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => urlsOf(entry, origin));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, 50_000),
    '</urlset>\n',
  ].join('\n');
}

/** An index of sitemaps, for more addresses than one sitemap should hold. */
export function sitemapIndexXml(paths: string[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

function urlsOf({ path, changed, picture }: SitemapEntry, origin: string): string[] {
  const all = inLanguages(path);
  const facts = [
    ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
    ...(picture ? [`<image:image><image:loc>${escaped(origin + picture)}</image:loc></image:image>`] : []),
    ...all.map(([name, at]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(origin + at)}"/>`),
  ].join('');
  const addresses = new Set(all.map(([, at]) => at));
  return [...addresses].map((at) => `<url><loc>${escaped(origin + at)}</loc>${facts}</url>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
