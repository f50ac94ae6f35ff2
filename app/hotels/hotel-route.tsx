import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type Editorial, textsOf } from '#app/catalogue/editorial.ts';
import { hotelTextsOf } from '#app/catalogue/hotel-waiting-texts.ts';
import { menuId, readMenu } from '#app/catalogue/menu.ts';
import type { Property } from '#app/catalogue/property.ts';
import { hotelWaitingTexts as waiting } from '#app/catalogue/texts.ts';
import { comingMonth } from '#app/diary/open-days.server.ts';
import { openDaysStyles } from '#app/diary/visitor/open-days-styles.ts';
import { confirmationRouteTexts as confirmation } from '#app/enquiries/confirmation/texts.ts';
import { prefillSpace } from '#app/enquiries/links/choose-subject.ts';
import { visitorMailTexts as mails } from '#app/enquiries/texts.ts';
import { venueOptions, withSpaces } from '#app/enquiries/venue-options.ts';
import { listFilms } from '#app/hotels/films/list-films.ts';
import { drawLocator } from '#app/hotels/location/locator-plan.ts';
import { HotelPage } from '#app/hotels/page/hotel-page.tsx';
import { sessionHotel } from '#app/hotels/page/session-hotel.ts';
import { hiredFor } from '#app/hotels/spaces/hired-for.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { fetchOwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import { taxesInWords } from '#app/prices/estimate.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { FailedLoadPage } from '#app/shell/errors/failed-page.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { filmThing, hotelThing } from '#app/shell/head/hotel-data.ts';
import { hotelPicture } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { withPreview } from '#app/shell/head/page-meta.ts';
import { withParts } from '#app/ui/loading/stage.tsx';
import { places, yamuna } from '#content/places.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/hotel-route.ts';
import { hotelHead } from './hotel-head.ts';
import { MissingHotelPage } from './hotel-subpage.tsx';
import { loadHotel } from './load-hotel.ts';
import { enquireTarget } from './page/section-links.tsx';
import { pageProperty } from './page-property.ts';
import { hotelRouteTexts as texts } from './texts.ts';

/** The most other hotels that the form on a hotel's page offers. */
const mostOtherVenues = 24;

/** Returns the ids of the dining venues that have a menu, and the menu that the address opens. */
function menusOf({ slug, dining }: Property, editorial: Editorial, asked: string | null) {
  const stored = new Map(textsOf(editorial, 'menu').map((text) => [text.id, text]));
  const menus = dining.flatMap(({ id }) => (stored.has(menuId(slug, id)) ? [id] : []));
  const venue = dining.find(({ id }) => id === asked);
  const menu = venue && stored.get(menuId(slug, venue.id));
  return {
    menus,
    menu: menu && { ...readMenu(menu.text), venue: venue.name, ...(menu.isSample && { isSample: true as const }) },
  };
}

export async function loader(args: Route.LoaderArgs) {
  const roomsAway = (error: Error) => {
    args.context.get(requestContext).log.error({ err: error }, 'rooms could not be read');
    return texts.roomsAway;
  };
  const found = await loadHotel(args, paths.hotel);
  if ('missing' in found) return data({ ...found.missing, head: notFoundMeta(found.missing) }, found.init);
  const { property, origin, catalogue } = found;
  const brands = property.plan.kind === 'generic' ? (await catalogue.brands()).value : [];
  const { value: editorial } = await catalogue.editorial();
  const press = editorial.press.filter(({ id }) => property.plan.press?.includes(id));
  const options = await venueOptions(catalogue, { named: [property.slug], most: mostOtherVenues });
  const venues = withSpaces(options, property.slug, property.spaces);
  const { coordinates } = property.address;
  const films = listFilms(property);
  args.context.set(pageFactsContext, {
    picture: hotelPicture(property),
    trail: [locationsCrumb, [property.name, paths.hotel(property.slug)]],
    things: [
      hotelThing(property, origin),
      ...[films.heritage, films.promo].flatMap((film) => (film ? filmThing(film, property.name, origin) : [])),
    ],
  });
  return {
    kind: 'found' as const,
    // The loader makes it, so that browsers do not load the code for it.
    head: hotelHead(property, origin),
    property: pageProperty(property, press),
    locator: coordinates && drawLocator({ name: property.name, ...coordinates }, places, yamuna),
    enquiry: {
      venues,
      today: todayInIndia(),
      filled: prefillSpace(property, args.request),
      steps: { heading: confirmation.next, items: mails.enquiry.steps(property.name) },
    },
    brandName: brands.find(({ slug }) => slug === property.brand)?.displayName,
    ...menusOf(property, editorial, new URL(args.request.url).searchParams.get('menu')),
    films,
    hiredFor: hiredFor(property),
    roomsProblem: await catalogue.rooms(property.slug).then(() => undefined, roomsAway),
    press,
    taxes: taxesInWords((await catalogue.taxRates()).value, todayInIndia()),
    openDays: await comingMonth(args.context.get(servicesContext).openDays, property.slug),
  };
}

/** Loads the data of a navigation inside the site; the first page brings its data along. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  fetchOwnStyles('hotel');
  const isMenu = new URL(request.url).searchParams.has('menu');
  const ask = () => serverLoader();
  const page = isMenu ? ask() : sessionHotel(params.hotelSlug, ask, ({ kind }) => kind === 'found');
  return withParts(page, () => import('./page/section.tsx'));
}

/** A change of the space that an enquiry is about needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const menuOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('menu')}`;
  return menuOf(currentUrl) !== menuOf(nextUrl) && defaultShouldRevalidate;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  if (loaderData.kind === 'failed') return [{ title: `${hotelTextsOf(loaderData.slug).title} – Tivoli` }];
  if (loaderData.kind !== 'found') return loaderData.head;
  return [...withPreview(loaderData.head), ...openDaysStyles(Boolean(loaderData.openDays))];
}

export const handle: PageHandle = {
  ownStyles: 'hotel',
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
  if (loaderData.kind === 'failed')
    return <FailedLoadPage problem={loaderData.problem + consoleNote(loaderData.slug)} />;
  return <MissingHotelPage {...loaderData} />;
}

/** The error pages of Omnia mention the browser's console, as their texts demand. */
function consoleNote(slug: string): string {
  return hotelTextsOf(slug).title === waiting.wentWrong ? texts.console : '';
}
