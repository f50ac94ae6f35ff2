import { countHotels } from '#app/catalogue/group-outline.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { type Services, servicesContext } from '#app/services.server.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/sitemap-route.ts';
import { addressesByLanguage } from './page-meta.ts';

/** The most hotels in one part of the sitemap. With more hotels the sitemap is an index of its parts. */
export const hotelsPerSitemap = 200;

/**
 * The sitemap: the pages of the group, and of all hotels in the catalogue. For many hotels it is an index, whose parts are
 * `?part=group`, `?part=1` and so on.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, ...services } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const requestedPart = searchParams.get('part');
  const total = countHotels((await services.catalogue.groupOutline()).value);
  const parts = Math.ceil(total / hotelsPerSitemap);
  const others = groupPaths.map((path) => ({ path }));
  if (requestedPart === 'group') return sitemap([...(await groupEntries(services, [])), ...others], origin);
  if (requestedPart) {
    const part = Number(requestedPart);
    if (!(Number.isInteger(part) && part >= 1 && part <= parts)) return new Response('No such part.', { status: 404 });
    return sitemap(hotelEntries(await readPart(services, part)), origin);
  }
  if (parts > 1) {
    const numbers = Array.from({ length: parts }, (_, index) => String(index + 1));
    return sitemapIndex(['group', ...numbers].map((part) => `${origin}${pathname}?part=${part}`));
  }
  const hotels = await readPart(services, 1);
  return sitemap([...(await groupEntries(services, hotels)), ...hotelEntries(hotels), ...others], origin);
}

type ListedHotel = PropertyCard & { changed: Date | undefined };

/** Reads one part of the hotels, each with the date of its last change. */
async function readPart({ catalogue, lastChanges }: Services, part: number): Promise<ListedHotel[]> {
  const { value: hotels } = await catalogue.hotelsWithDetails(sliceOf(part, hotelsPerSitemap));
  const changes = await lastChanges(hotels.map(({ slug }) => slug));
  return hotels.map((hotel) => ({ ...hotel, changed: changes.get(hotel.slug) }));
}

function hotelEntries(hotels: ListedHotel[]): SitemapEntry[] {
  return hotels.flatMap(({ slug, image, changed }) => [
    {
      path: paths.hotel(slug),
      changed,
      picture: image && pictureAddress(image, { width: 1200, format: 'jpeg' }),
    },
    { path: paths.factSheet(slug), changed },
  ]);
}

/** Returns the entries of pages that list hotels. They have a date of change if `hotels` are all hotels. */
async function groupEntries({ catalogue }: Services, hotels: ListedHotel[]): Promise<SitemapEntry[]> {
  const [brands, locations] = await Promise.all([catalogue.brands(), catalogue.locations()]);
  const listing = (path: string, isListed: (hotel: ListedHotel) => boolean = () => true): SitemapEntry => ({
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
 * Returns a sitemap with each page in each language, each of them with the addresses of all (sitemaps.org protocol 0.9: at
 * most 50,000 addresses). It has Google's image extension.
 */
function sitemap(entries: SitemapEntry[], origin: string): Response {
  const urls = entries.flatMap((entry) => urlsOf(entry, origin)).slice(0, 50_000);
  const images = 'http://www.google.com/schemas/sitemap-image/1.1';
  const root = `urlset xmlns="${namespace}" xmlns:image="${images}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return xml(`<${root}>`, ...urls, '</urlset>');
}

/** Returns an index of sitemaps, for more addresses than one sitemap should hold. */
function sitemapIndex(addresses: string[]): Response {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return xml(`<sitemapindex xmlns="${namespace}">`, ...sitemaps, '</sitemapindex>');
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function xml(...lines: string[]): Response {
  const text = ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function urlsOf({ path, changed, picture }: SitemapEntry, origin: string): string[] {
  const all = addressesByLanguage(path);
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
