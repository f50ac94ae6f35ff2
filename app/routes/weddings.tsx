import { venueOptions } from '#app/features/enquiry/venue-options.ts';
import { lostList } from '#app/features/not-found/lost-list.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { WeddingsPage } from '#app/features/weddings/weddings-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { site } from '#content/site.ts';
import { weddings } from '#content/weddings.ts';
import { ceremonies } from '#domain/ceremonies.ts';
import { growthLimits } from '#domain/constants.ts';
import { todayInIndia } from '#domain/dates.ts';
import { listPage, readPage, sliceOf } from '#domain/paging.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/weddings.ts';

export const handle: PageHandle = {
  page: { shared: true, query: { ceremony: ceremonies, guests: 'any', page: 'any' } },
};

const usualGuests = 300;
const mostGuests = 10_000;

/** A number of guests that can be meant; else the usual one. */
function guestsIn(text: string | null): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= mostGuests ? number : usualGuests;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const ceremony = ceremonies.find((known) => known === query.get('ceremony')) ?? 'wedding';
  const guests = guestsIn(query.get('guests'));
  const page = readPage(query);
  const [venues, planned] = await Promise.all([
    venueOptions(catalogue),
    catalogue.ceremonyPlaces({ ceremony, guests }, sliceOf(page, growthLimits.pageHotels)),
  ]);
  const at = listPage(planned.value.total, page, growthLimits.pageHotels);
  if (!at) return lostList(origin, planned.source === 'live');
  return {
    kind: 'found' as const,
    origin,
    ...weddings,
    planner: { ceremony, guests, places: planned.value.places, at },
    enquiry: {
      venues,
      today: todayInIndia(),
      phone: site.centralReservations.phone,
      filled: { event_type: 'wedding' },
      variant: 'enquiry' as const,
      id: 'wedding-enquiry',
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'not-found') return loaderData.head;
  return pageMeta({
    title: 'Weddings – Tivoli',
    description:
      'Haldi, mehndi, cocktails, nikah, wedding and reception at the palaces, lawns and glass houses of Tivoli in and around Delhi.',
    origin: loaderData.origin,
    canonical: paths.weddings(),
  });
}

export default function Weddings({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <SeldomLostPage {...loaderData.words} picture={loaderData.picture} />;
  const { origin: _, kind: __, ...page } = loaderData;
  return <WeddingsPage {...page} />;
}
