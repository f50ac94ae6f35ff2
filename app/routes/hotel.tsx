import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';
import { filledAbout } from '#app/features/enquiry/filled-about.ts';
import { venueOptions } from '#app/features/enquiry/venue-options.ts';
import { enquireTarget } from '#app/features/hotel/enquire-target.ts';
import { FailedHotel } from '#app/features/hotel/failed-hotel.tsx';
import { filmsOf } from '#app/features/hotel/films-of.ts';
import { HotelPage } from '#app/features/hotel/hotel-page.tsx';
import { LateSection } from '#app/features/hotel/late-section.ts';
import { sessionHotel } from '#app/features/hotel/session-hotel.ts';
import { lostMeta } from '#app/features/not-found/lost-meta.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { places, yamuna } from '#content/places.ts';
import { press } from '#content/press.ts';
import { venueMenu } from '#content/venue-menus.ts';
import { growthLimits } from '#domain/constants.ts';
import { todayInIndia } from '#domain/dates.ts';
import { pageFamily } from '#domain/page-family.ts';
import type { Property } from '#domain/property.ts';
import type { Route } from './+types/hotel.ts';
import { hotelOrLost } from './hotel-or-lost.ts';

/** Which venues have a menu, and the one that the address opens. */
function menusOf({ slug, dining }: Property, asked: string | null) {
  const menus = dining.flatMap(({ id }) => (venueMenu(slug, id) ? [id] : []));
  const venue = dining.find(({ id }) => id === asked);
  const menu = venue && venueMenu(slug, venue.id);
  return { menus, menu: menu && { ...menu, venue: venue.name } };
}

export async function loader(args: Route.LoaderArgs) {
  const found = await hotelOrLost(args, paths.hotel);
  if ('lost' in found) return data({ ...found.lost, head: lostMeta(found.lost) }, found.init);
  const { property, isLive, origin, catalogue } = found;
  const brands = property.plan.kind === 'generic' ? (await catalogue.brands()).value : [];
  const venues = await venueOptions(catalogue, { named: [property.slug], most: growthLimits.ownPageOptions });
  return {
    kind: 'found' as const,
    head: headOf(property, origin),
    property,
    surroundings: { places, river: yamuna },
    enquiry: { venues, today: todayInIndia(), filled: filledAbout(property, args.request) },
    brandName: brands.find(({ slug }) => slug === property.brand)?.displayName,
    ...menusOf(property, new URL(args.request.url).searchParams.get('menu')),
    films: filmsOf(property),
    roomsProblem: isLive ? undefined : 'our list of rooms cannot be reached just now',
    press: press.filter(({ id }) => property.plan.press?.includes(id)),
  };
}

/** Navigations inside the site; what arrives with the page itself needs none of it. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const isMenu = new URL(request.url).searchParams.has('menu');
  const ask = () => serverLoader();
  const [page] = await Promise.all([
    isMenu ? ask() : sessionHotel(params.hotelSlug, ask, ({ kind }) => kind === 'found'),
    LateSection.fetch().catch(() => undefined),
  ]);
  return page;
}

/** The space that an enquiry is about is the page's own business. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const menuOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('menu')}`;
  return menuOf(currentUrl) !== menuOf(nextUrl) && defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Made with the data: browsers need not know how. */
function headOf(property: Property, origin: string) {
  return pageMeta({
    title: `${property.name} – Luxury Hotel in ${property.address.city}`,
    description: property.description,
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
  const { words, ...lost } = loaderData;
  return <SeldomLostPage {...words} {...lost} />;
}
