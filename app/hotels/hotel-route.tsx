import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageFamily } from '#app/catalogue/page-family.ts';
import type { Property } from '#app/catalogue/property.ts';
import { prefillSpace } from '#app/enquiries/links/prefill-space.ts';
import { venueOptions } from '#app/enquiries/venues/venue-options.ts';
import { listFilms } from '#app/hotels/films/list-films.ts';
import { enquireTarget } from '#app/hotels/page/enquire-target.ts';
import { HotelPage } from '#app/hotels/page/hotel-page.tsx';
import { LazySection } from '#app/hotels/page/lazy-section.ts';
import { sessionHotel } from '#app/hotels/page/session-hotel.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { FailedPage } from '#app/shell/errors/failed-page.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { places, yamuna } from '#content/places.ts';
import { press } from '#content/press.ts';
import { venueMenu } from '#content/venue-menus.ts';
import type { Route } from './+types/hotel-route.ts';
import { loadHotel } from './load-hotel.ts';
import { MissingHotelPage } from './missing-hotel-page.tsx';

/** The form on a hotel's page offers so many other hotels at most. */
const mostOtherVenues = 24;

/** The venues that have a menu, and the menu that the address opens. */
function menusOf({ slug, dining }: Property, asked: string | null) {
  const menus = dining.flatMap(({ id }) => (venueMenu(slug, id) ? [id] : []));
  const venue = dining.find(({ id }) => id === asked);
  const menu = venue && venueMenu(slug, venue.id);
  return { menus, menu: menu && { ...menu, venue: venue.name } };
}

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.hotel);
  if ('missing' in found) return data({ ...found.missing, head: notFoundMeta(found.missing) }, found.init);
  const { property, isLive, origin, catalogue } = found;
  const brands = property.plan.kind === 'generic' ? (await catalogue.brands()).value : [];
  const venues = await venueOptions(catalogue, { named: [property.slug], most: mostOtherVenues });
  return {
    kind: 'found' as const,
    head: headOf(property, origin),
    property,
    surroundings: { places, river: yamuna },
    enquiry: { venues, today: todayInIndia(), filled: prefillSpace(property, args.request) },
    brandName: brands.find(({ slug }) => slug === property.brand)?.displayName,
    ...menusOf(property, new URL(args.request.url).searchParams.get('menu')),
    films: listFilms(property),
    roomsProblem: isLive ? undefined : 'our list of rooms cannot be reached just now',
    press: press.filter(({ id }) => property.plan.press?.includes(id)),
  };
}

/** Loads the data of a navigation inside the site; the first page brings its data along. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const isMenu = new URL(request.url).searchParams.has('menu');
  const ask = () => serverLoader();
  const [page] = await Promise.all([
    isMenu ? ask() : sessionHotel(params.hotelSlug, ask, ({ kind }) => kind === 'found'),
    LazySection.fetch().catch(() => undefined),
  ]);
  return page;
}

/** A change of the space that an enquiry is about needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const menuOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('menu')}`;
  return menuOf(currentUrl) !== menuOf(nextUrl) && defaultShouldRevalidate;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The loader makes it, so that browsers do not load the code for it. */
function headOf(property: Property, origin: string) {
  return pageMeta({
    title: property.metaTitle || `${property.name} – Luxury Hotel in ${property.address.city}`,
    description: property.metaDescription || property.description,
    origin,
    canonical: paths.hotel(property.slug),
  });
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  if (loaderData.kind === 'failed') return [{ title: `${pageFamily(loaderData.slug).title} – Tivoli` }];
  return loaderData.head;
}

export const handle: PageHandle = {
  page: { shared: true, query: { q: 'any', space: 'any', menu: 'any' } },
  bar(loaderData) {
    const page = loaderData as Route.ComponentProps['loaderData'] | undefined;
    if (page?.kind !== 'found') return {};
    const { contact } = page.property;
    return {
      enquire: enquireTarget(page.property),
      phone: contact.phone,
      about: page.property.name,
      ...(contact.whatsapp && { whatsapp: contact.whatsapp }),
    };
  },
};

export default function Hotel({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') {
    return <HotelPage key={loaderData.property.slug} {...loaderData} />;
  }
  if (loaderData.kind === 'failed') return <FailedHotel {...loaderData} />;
  return <MissingHotelPage {...loaderData} />;
}

/** Shown if the browser could not load a property's page and has none stored. */
function FailedHotel({ slug, reason }: { slug: string; reason: string }) {
  const { title, retryLabel } = pageFamily(slug);
  const note = title === 'Something went wrong' ? ' The console of your browser says more.' : '';
  return <FailedPage title={title} text={reason + note} retryLabel={retryLabel} />;
}
