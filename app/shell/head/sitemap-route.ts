import { countHotels } from '#app/catalogue/group-outline.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { type Services, servicesContext } from '#app/services.server.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/sitemap-route.ts';
import { inLanguages } from './page-meta.ts';

/** The most hotels in one part of the sitemap. With more hotels the sitemap is an index of its parts. */
export const hotelsPerSitemap = 200;

/**
 * The sitemap: the pages of the group, and of all hotels in the catalogue. For many hotels it is an index, whose parts are
 * `?part=group`, `?part=1` and so on.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const { pathname, searchParams } = new URL(request.url);
  const requestedPart = searchParams.get('part');
  const total = countHotels((await services.catalogue.groupOutline()).value);
  const parts = Math.ceil(total / hotelsPerSitemap);
  const others = groupPaths.map((path) => ({ path }));
  if (requestedPart === 'group') return xml(sitemapXml([...(await groupEntries(services, [])), ...others], origin));
  if (requestedPart) {
    const part = Number(requestedPart);
    if (!(Number.isInteger(part) && part >= 1 && part <= parts)) return new Response('No such part.', { status: 404 });
    return xml(sitemapXml((await readPart(services, part)).entries, origin));
  }
  if (parts > 1) {
    const numbers = Array.from({ length: parts }, (_, index) => String(index + 1));
    return xml(
      sitemapIndexXml(
        ['group', ...numbers].map((part) => `${pathname}?part=${part}`),
        origin,
      ),
    );
  }
  const { entries, listed } = await readPart(services, 1);
  const ofGroup = await groupEntries(services, listed);
  return xml(sitemapXml([...ofGroup, ...entries, ...others], origin));
}

function xml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

type Listed = Pick<PropertyCard, 'brand' | 'location'> & { changed: Date | undefined };

/** Returns the entries of one part of the hotels. */
async function readPart({ catalogue, lastChanges }: Services, part: number) {
  const { value: hotels } = await catalogue.hotelsWithDetails(sliceOf(part, hotelsPerSitemap));
  const changes = await lastChanges(hotels.map(({ slug }) => slug));
  const entries = hotels.flatMap(({ slug, image }): SitemapEntry[] => {
    const changed = changes.get(slug);
    const picture = image && pictureAddress(image, { width: 1200, format: 'jpeg' });
    return [
      { path: paths.hotel(slug), changed, picture },
      { path: paths.factSheet(slug), changed },
    ];
  });
  const listed: Listed[] = hotels.map(({ slug, brand, location }) => ({
    brand,
    location,
    changed: changes.get(slug),
  }));
  return { entries, listed };
}

/** Returns the entries of pages that list hotels. They have a date of change if `hotels` are all hotels. */
async function groupEntries({ catalogue }: Services, hotels: Listed[]): Promise<SitemapEntry[]> {
  const [brands, locations] = await Promise.all([catalogue.brands(), catalogue.locations()]);
  const listing = (path: string, isListed: (hotel: Listed) => boolean = () => true): SitemapEntry => ({
    path,
    changed: hotels
      .filter(isListed)
      .flatMap(({ changed }) => changed ?? [])
      .reduce<Date | undefined>((a, b) => (a && a > b ? a : b), undefined),
  });
  return [
    listing(paths.home()),
    listing(paths.locations()),
    ...locations.value.map(({ slug }) => listing(paths.location(slug), ({ location }) => location === slug)),
    listing(paths.allLocations()),
    listing(paths.brands()),
    ...brands.value.map(({ slug }) => listing(paths.brand(slug), ({ brand }) => brand === slug)),
  ];
}

const groupPaths = [
  paths.compare(),
  paths.weddings(),
  paths.offers(),
  paths.loyalty(),
  paths.ourStory(),
  paths.people(),
  paths.sustainability(),
  paths.esgSummary(),
  paths.pressCoverage(),
  paths.tivoliNet(),
  paths.digitalQr(),
  paths.enquire(),
  paths.requestRooms(),
  paths.careers(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.cookies(),
  paths.accessibility(),
];

interface SitemapEntry {
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
function sitemapXml(entries: SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => urlsOf(entry, origin));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, 50_000),
    '</urlset>\n',
  ].join('\n');
}

/** An index of sitemaps, for more addresses than one sitemap should hold. */
function sitemapIndexXml(paths: string[], origin: string): string {
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
