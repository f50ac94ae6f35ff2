import { loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { ceremonies } from '#app/catalogue/ceremonies.ts';
import { withCapacity, withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { readGuests } from '#app/listings/finder/finder-query.ts';
import { hotelsPerPage } from '#app/listings/list-lengths.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { LazyNotFoundPage } from '#app/shell/errors/lazy-not-found-page.tsx';
import { notFoundList } from '#app/shell/errors/not-found-list.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { withParts } from '#app/ui/loading/stage.tsx';
import { clipVideo } from '#app/ui/video/video.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { type WeddingClip, weddings } from '#content/weddings.ts';
import { listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/weddings-route.ts';
import { weddingsPageTexts as texts } from './texts.ts';
import { WeddingsPage } from './weddings-page.tsx';

export const handle: PageHandle = {
  ownStyles: 'weddings',
  page: { shared: true, query: { ceremony: ceremonies, guests: 'any', page: 'any' } },
};

const usualGuests = 300;

/** Returns a film with the name that stands in the address of its page. */
const weddingFilm = (clip: WeddingClip) => ({ id: clip.id, ...clipVideo(clip) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const ceremony = ceremonies.find((known) => known === query.get('ceremony')) ?? 'wedding';
  const typed = query.get('guests') || String(usualGuests);
  const read = readGuests(typed);
  const page = readPage(query);
  const [venues, planned] = await Promise.all([
    venueOptions(catalogue),
    'value' in read
      ? catalogue.ceremonyPlaces({ ceremony, guests: read.value }, sliceOf(page, hotelsPerPage))
      : { value: { places: [], total: 0 }, source: 'live' },
  ]);
  const at = listPage(planned.value.total, page, hotelsPerPage);
  if (!at) return notFoundList(origin, planned.source === 'live');
  context.set(pageFactsContext, { picture: picture('social/weddings'), trail: [[names.weddings, paths.weddings()]] });
  return {
    kind: 'found' as const,
    origin,
    ...weddings,
    groups: weddings.groups.map((group) => ({ ...group, films: group.films.map(weddingFilm) })),
    reels: { ...weddings.reels, films: weddings.reels.films.map(weddingFilm) },
    planner: {
      ceremony,
      typed,
      guests: read,
      // The planner shows no pictures, so the page does not carry them.
      places: planned.value.places.map(({ space: { image: _, ...space }, ...place }) => ({
        ...place,
        hotel: withTown(place.hotel),
        space: withCapacity(space),
      })),
      at,
    },
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

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  withParts(
    loadKept({ key: request.url, times: cacheTimes.everythingElse, load: serverLoader }),
    () => import('./weddings-page.tsx'),
  );

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'not-found') return loaderData.head;
  return pageMeta({
    title: `${names.weddings} – Tivoli`,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.weddings(),
  });
}

export type WeddingsData = Extract<Route.ComponentProps['loaderData'], { kind: 'found' }>;

export default function Weddings({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <LazyNotFoundPage {...loaderData.words} picture={loaderData.picture} />;
  return (
    <>
      <OwnStyles of="weddings" />
      <WeddingsPage {...loaderData} />
    </>
  );
}
