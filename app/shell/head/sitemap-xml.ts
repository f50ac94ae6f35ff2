/** One part of the sitemap has so many hotels. With more hotels the sitemap is an index of its parts. */
export const hotelsPerSitemap = 200;

export interface SitemapEntry {
  path: string;
  /** The date of the last change of the page's content, if it is known. */
  changed?: Date | undefined;
  /** Path of the page's main picture. */
  picture?: string | undefined;
}

/** A sitemap with Google's image extension (sitemaps.org protocol 0.9: at most 50,000 addresses). */
export function sitemapXml(entries: SitemapEntry[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.slice(0, 50_000).map((entry) => urlOf(entry, origin)),
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

function urlOf({ path, changed, picture }: SitemapEntry, origin: string): string {
  return [
    `<url><loc>${escaped(origin + path)}</loc>`,
    ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
    ...(picture ? [`<image:image><image:loc>${escaped(origin + picture)}</image:loc></image:image>`] : []),
    '</url>',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
