import { loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { ceremonies } from '#app/catalogue/ceremonies.ts';
import type { Property } from '#app/catalogue/property.ts';
import { inPageLanguage, withFigures, withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { readGuests } from '#app/listings/finder/finder-query.ts';
import { ceremonyPlacesPerPage } from '#app/listings/list-lengths.ts';
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
import { type HourPlace, type WeddingClip, type WeddingHour, weddings } from '#content/weddings.ts';
import type { Picture } from '#platform/images/picture.ts';
import { listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/weddings-route.ts';
import { weddingPlacesTexts as places, weddingsPageTexts as texts } from './texts.ts';
import { WeddingsPage } from './weddings-page.tsx';

export const handle: PageHandle = {
  ownStyles: 'weddings',
  page: { shared: true, query: { ceremony: ceremonies, guests: 'any', page: 'any' } },
};

const usualGuests = 300;

/** Returns a film with the name that stands in the address of its page. */
const weddingFilm = (clip: WeddingClip) => ({ id: clip.id, ...clipVideo(clip) });

/** The ceremonies with their films. */
const filmGroups = () => weddings.groups.map((group) => ({ ...group, films: group.films.map(weddingFilm) }));

/** What is told of an hour; `id` is that of the ceremony whose films are shown. */
interface Told {
  id?: string;
  title: string;
  text: string;
  films?: ReturnType<typeof weddingFilm>[];
  image?: Picture;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const ceremony = ceremonies.find((known) => known === query.get('ceremony')) ?? 'wedding';
  const typed = query.get('guests') || String(usualGuests);
  const read = readGuests(typed);
  const page = readPage(query);
  const [venues, house, planned] = await Promise.all([
    venueOptions(catalogue),
    catalogue.hotelBySlug(weddings.house),
    'value' in read
      ? catalogue.ceremonyPlaces({ ceremony, guests: read.value }, sliceOf(page, ceremonyPlacesPerPage))
      : { value: { places: [], total: 0 }, source: 'live' },
  ]);
  const at = listPage(planned.value.total, page, ceremonyPlacesPerPage);
  if (!at) return notFoundList(origin, planned.source === 'live');
  context.set(pageFactsContext, { picture: picture('social/weddings'), trail: [[names.weddings, paths.weddings()]] });
  const groups = filmGroups();
  const days = house.value.kind === 'found' ? threeDays(inPageLanguage(house.value.property), groups) : undefined;
  return {
    kind: 'found' as const,
    origin,
    title: weddings.title,
    text: weddings.text,
    hero: weddings.hero,
    form: weddings.form,
    days,
    groups: days ? groups.filter(({ id }) => !inTheDays(id)) : groups,
    reels: { ...weddings.reels, films: weddings.reels.films.map(weddingFilm) },
    planner: {
      ceremony,
      typed,
      guests: read,
      places: planned.value.places.map(({ space, ...place }) => ({
        ...place,
        hotel: withTown(place.hotel),
        space: withFigures(space),
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

/** Whether the films of a ceremony are shown in its hour of the three days. */
function inTheDays(group: string): boolean {
  return weddings.days.some(({ moments }) => moments.some((hour) => 'group' in hour && hour.group === group));
}

/** The three days, each hour with its films or picture, the name of its place and the number that this holds. */
function threeDays({ slug, name, spaces, quickStats }: Property, groups: ReturnType<typeof filmGroups>) {
  const toldOf = (hour: WeddingHour): Told => {
    if (!('group' in hour)) return { title: hour.title, text: hour.text, image: hour.image };
    const group = groups.find(({ id }) => id === hour.group);
    return { id: hour.group, title: group?.heading ?? '', text: group?.text ?? '', films: group?.films ?? [] };
  };
  const placeOf = (at: HourPlace) => {
    if (at === 'rooms') return { name: places.rooms, figure: String(quickStats.rooms ?? ''), unit: places.roomsUnit };
    const space = spaces.find(({ id }) => id === at.space);
    return { name: space?.name ?? '', figure: space ? capacityFigure(space.capacity) : '', unit: places.guests };
  };
  return {
    house: { slug, name },
    days: weddings.days.map(({ heading, moments }) => ({
      heading,
      moments: moments.map((hour) => ({ time: hour.time, place: placeOf(hour.at), ...toldOf(hour) })),
    })),
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
