import { OffersPage } from '#app/group/offers-page.tsx';
import { offersPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { offerThing } from '#app/shell/head/list-head.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/offers-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const offers = await catalogue.offers();
  const slugs = [...new Set(offers.value.flatMap(({ hotel }) => hotel ?? []))];
  const hotels = await catalogue.hotelsWithDetails({ slugs, most: slugs.length });
  const hotelNames = new Map(hotels.value.map(({ slug, name }) => [slug, name]));
  context.set(pageFactsContext, {
    picture: picture('social/offers'),
    trail: [[names.offers, paths.offers()]],
    things: offers.value.map((offer) => offerThing(offer, origin)),
  });
  return {
    origin,
    picture: picture('brand/tivoli'),
    offers: offers.value.map((offer) => ({ ...offer, hotelName: offer.hotel && hotelNames.get(offer.hotel) })),
  };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.offers(),
  });
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  return <OffersPage offers={loaderData.offers} picture={loaderData.picture} />;
}
