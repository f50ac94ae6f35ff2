import type { EntryContext } from 'react-router';
import type { Thing } from 'schema-dts';
import { locale } from '#app/language/page-language.ts';
import { paths } from '#app/paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { HotelThing } from './hotel-data.ts';
import { inLanguages } from './in-languages.ts';
import { webSiteId } from './organization.ts';
import { texts } from './page-names.texts.ts';
import { sharePicture, shareSize } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

type Rendered = Pick<EntryContext['staticHandlerContext'], 'matches' | 'loaderData'>;

const title = /<title>([^<]*)<\/title>/;
const description = /<meta name="description" content="([^"]*)"/;
const canonical = /<link rel="canonical" href="([^"]*)"/;

/**
 * Adds to a rendered page what only search engines and shared links read: the same page's addresses in other languages
 * and Open Graph tags to its head, and structured data at its end, where it delays no paint. A page without a canonical
 * address gets none of them.
 */
export function addStructuredData(html: string, { matches, loaderData }: Rendered, origin: string): string {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  if (endOfHead < 0 || endOfBody < 0) return html;
  const head = html.slice(0, endOfHead);
  const url = canonical.exec(head)?.[1];
  const id = matches.at(-1)?.route.id ?? '';
  const find = structuredData[id];
  if (!url) return html;
  const alternates = languageLinks(url.slice(origin.length), origin);
  if (!find) return head + alternates + html.slice(endOfHead);
  const { picture, trail, page, things = [] } = find(loaderData[id] as never, origin);
  const shown: [property: string, content: string | number | undefined][] = [
    ['title', title.exec(head)?.[1]],
    ['description', description.exec(head)?.[1]],
    ['url', url],
    ['type', 'website'],
    ['site_name', 'Tivoli'],
    ['locale', locale.replace('-', '_')],
    ['image', sharePicture(picture, origin).replaceAll('&', '&amp;')],
    ['image:width', shareSize.width],
    ['image:height', shareSize.height],
    ['image:alt', escaped(picture.alt)],
  ];
  const tags = shown
    .map(([property, content = '']) => `<meta property="og:${property}" content="${content}"/>`)
    .join('');
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  const way = trail.length > 0 ? [breadcrumbs([[texts.home, paths.home()], ...trail], origin)] : [];
  const kind = page && {
    '@type': page,
    url,
    name: trail.at(-1)?.[0] ?? '',
    inLanguage: locale,
    isPartOf: { '@id': webSiteId(origin) },
  };
  return `${head}${alternates}${tags}${card}${html.slice(endOfHead, endOfBody)}${graph([...(kind ? [kind] : []), ...things, ...way])}${html.slice(endOfBody)}`;
}

function languageLinks(path: string, origin: string): string {
  return inLanguages(path)
    .map(([name, address]) => `<link rel="alternate" hreflang="${name}" href="${origin}${address}"/>`)
    .join('');
}

function graph(things: (Thing | HotelThing)[]): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
