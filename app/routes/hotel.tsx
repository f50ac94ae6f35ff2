import { data, redirect } from 'react-router';
import { filledAbout } from '#app/features/enquiry/filled-about.ts';
import { venueOptions } from '#app/features/enquiry/venue-options.ts';
import { enquireTarget } from '#app/features/hotel/enquire-target.ts';
import { HotelPage } from '#app/features/hotel/hotel-page.tsx';
import { LostPage } from '#app/features/not-found/lost-page.tsx';
import { hiddenProperty, unavailableProperty, unknownHotel, unknownPage } from '#app/features/not-found/lost-texts.ts';
import { searchFor } from '#app/features/not-found/search-for.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { hotelStructuredData } from '#app/seo/hotel-structured-data.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { picture } from '#content/pictures/picture.ts';
import { places, yamuna } from '#content/places.ts';
import { press } from '#content/press.ts';
import { properties } from '#content/properties.ts';
import { todayInIndia } from '#domain/dates.ts';
import { lookUpHotel } from '#server/catalogue/look-up-hotel.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/hotel.ts';

const lostPicture = 'site/not-found';
/** Seconds after which a page that needs the database is worth asking for again. */
const retryAfter = '30';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const lost = { origin, picture: picture(lostPicture) };
  const place = 'place' in params ? params.place : undefined;
  const lookup = await lookUpHotel(catalogue, params.hotelSlug, place);
  if (lookup.kind === 'elsewhere')
    return data({ ...lost, kind: 'not-found' as const, words: unknownPage }, { status: 404 });
  if (lookup.kind === 'alias') throw redirect(paths.hotel(lookup.canonicalSlug), 301);
  if (lookup.kind === 'found') {
    const { property } = lookup;
    const brand = property.plan.kind === 'generic' ? (await catalogue.brandBySlug(property.brand)).value : null;
    const venues = venueOptions((await catalogue.listHotels()).value);
    return {
      kind: 'found' as const,
      origin,
      property,
      surroundings: { places, river: yamuna },
      enquiry: { venues, today: todayInIndia(), filled: filledAbout(property, request) },
      brandName: brand?.displayName,
      press: press.filter(({ id }) => property.plan.press?.includes(id)),
    };
  }
  if (lookup.kind === 'unavailable') {
    const page = { ...lost, kind: 'unavailable' as const, words: unavailableProperty(params.hotelSlug) };
    return data(page, { status: 503, headers: { 'Retry-After': retryAfter } });
  }
  const hidden = properties.find(({ slug, aliases }) => [slug, ...aliases].includes(params.hotelSlug));
  const words = hidden ? hiddenProperty(hidden.plan) : unknownHotel;
  const search = await searchFor(request, (text) => catalogue.searchHotels(text));
  return data({ ...lost, kind: lookup.kind, words, search }, { status: lookup.kind === 'closed' ? 410 : 404 });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  if (loaderData.kind !== 'found') {
    const { title, text } = loaderData.words;
    return pageMeta({ title: `${title} – Tivoli`, description: text, origin });
  }
  const { property } = loaderData;
  return pageMeta({
    title: `${property.name} – Luxury Hotel in ${property.address.city}`,
    description: property.description,
    origin,
    canonical: paths.hotel(property.slug),
    picture: property.featuredImage ?? property.heroImages[0],
    structured: hotelStructuredData(property, origin),
  });
}

export const handle: PageHandle = {
  page: { shared: true, query: { q: 'any', space: 'any' } },
  bar(loaderData) {
    const page = loaderData as Route.ComponentProps['loaderData'] | undefined;
    if (page?.kind !== 'found') return {};
    const { contact } = page.property;
    return {
      enquire: enquireTarget(page.property),
      phone: contact.phone,
      ...(contact.whatsapp && { whatsapp: contact.whatsapp }),
    };
  },
};

export default function Hotel({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'found') {
    return <HotelPage {...loaderData} />;
  }
  const { words, picture } = loaderData;
  return <LostPage {...words} picture={picture} {...('search' in loaderData && { search: loaderData.search })} />;
}
