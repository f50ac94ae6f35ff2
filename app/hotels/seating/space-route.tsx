import { data } from 'react-router';
import { MissingHotelPage, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel, missingPart } from '#app/hotels/load-hotel.ts';
import { anchorOf } from '#app/hotels/page/section-links.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { hotelPicture, largeEnough } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import type { Route } from './+types/space-route.ts';
import { readAskedSeats, seatedSpaces } from './asked-seats.server.ts';
import { paletteOf } from './palette.ts';
import { SeatedSpacePage } from './seated-space-page.tsx';
import styles from './seating.css?url';
import { seatings } from './seatings.ts';
import { seatingTexts as texts } from './texts.ts';
import { seatsInWords, shownInWords } from './words-of-seats.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { space: asked } = args.params;
  const found = await loadHotel(args, (slug) => paths.seatedSpace(slug, asked));
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const { name, slug, spaces, contact, plan } = property;
  const seated = seatedSpaces(property);
  const own = seated.find(({ id }) => id === asked);
  const space = spaces.find(({ id }) => id === asked);
  if (!space || !own) return missingPart(found, `${paths.hotel(slug)}#${anchorOf('spaces')}`);
  args.context.set(pageFactsContext, {
    picture: largeEnough([space.image], hotelPicture(property)),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [space.name, paths.seatedSpace(slug, space.id)]],
  });
  const query = new URL(args.request.url).searchParams;
  const seats = readAskedSeats(query, own, seated);
  const { floor } = own;
  const { seating, seated: guests, most } = seats;
  const shown = shownInWords(seats);
  const palette = paletteOf(plan.look?.accent, seated.indexOf(own));
  return {
    kind: 'found' as const,
    origin,
    hotel: { name, slug, phone: contact.phone, whatsapp: contact.whatsapp },
    space,
    seats,
    words: {
      title: query.get('guests') ? texts.titleFor(shown, space.name, name) : texts.tabTitle(space.name, name),
      shown,
      seats: seatsInWords(seats, floor, space.area),
    },
    drawing: { floor, seating, guests, most, palette, label: texts.label(space.name, shown) },
    others: seated.filter((other) => other !== own).map((other) => ({ id: other.id, name: other.name })),
  };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = {
  page: { shared: true, query: { q: 'any', guests: 'any', setting: seatings } },
  bar(loaderData) {
    const page = loaderData as Route.ComponentProps['loaderData'] | undefined;
    if (page?.kind !== 'found') return {};
    const { hotel, space } = page;
    return {
      enquire: paths.enquire({ venue: hotel.slug, space: space.id }),
      phone: hotel.phone,
      about: hotel.name,
      ...(hotel.whatsapp && { whatsapp: hotel.whatsapp }),
    };
  },
};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { hotel, space, words, origin } = loaderData;
  return pageMeta({
    title: words.title,
    description: texts.description(space.name, hotel.name),
    origin,
    canonical: paths.seatedSpace(hotel.slug, space.id),
  });
}

export default function SeatedSpaceRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') return <MissingHotelPage {...loaderData} />;
  return <SeatedSpacePage key={loaderData.space.id} {...loaderData} />;
}
