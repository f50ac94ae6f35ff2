import { data, redirect } from 'react-router';
import type { Property } from '#app/catalogue/property.ts';
import { listedRooms, withShownPrice } from '#app/catalogue/room-list.ts';
import { lookUpHotel } from '#app/catalogue/server/catalogue.server.ts';
import { inPageLanguage } from '#app/catalogue/server/in-page-language.server.ts';
import { withWays } from '#app/prices/house-rules.ts';
import { type Services, servicesContext } from '#app/services.server.ts';
import type { MissingHotel } from '#app/shell/errors/not-found-meta.ts';
import {
  hiddenProperty,
  missingPartTexts,
  unavailableProperty,
  unknownHotel,
  unknownPage,
} from '#app/shell/errors/not-found-texts.ts';
import { searchFor } from '#app/shell/errors/search-for.ts';
import { picture } from '#content/pictures/picture.ts';
import { properties } from '#content/properties.ts';
import type { Route } from './+types/hotel-route.ts';
import { withGallery } from './gallery/default-gallery.server.ts';

/** Seconds after which a browser may ask again for a page that needs the database. */
const retryAfter = '30';

interface Found {
  property: Property;
  origin: string;
  catalogue: Services['catalogue'];
}

/** Loads the hotel of an address, or what is shown instead. An earlier slug is redirected to the hotel's `address`. */
export async function loadHotel(
  {
    request,
    params,
    context,
  }: Pick<Route.LoaderArgs, 'request' | 'context'> & { params: { hotelSlug: string; place?: string | undefined } },
  address: (slug: string) => string,
): Promise<Found | { missing: MissingHotel; init: { status: number; headers?: Record<string, string> } }> {
  const { catalogue, origin } = context.get(servicesContext);
  const lookup = await lookUpHotel(catalogue, params.hotelSlug, params.place);
  if (lookup.kind === 'alias') throw redirect(address(lookup.canonicalSlug), 301);
  if (lookup.kind === 'found') {
    const { property } = lookup;
    const shown = withWays(inPageLanguage(withShownRooms(withGallery(property))));
    return { property: shown, origin, catalogue };
  }
  const missing = { kind: 'missing' as const, origin, picture: picture('site/not-found') };
  if (lookup.kind === 'elsewhere') return { missing: { ...missing, words: unknownPage }, init: { status: 404 } };
  if (lookup.kind === 'unavailable') {
    const words = unavailableProperty(params.hotelSlug);
    return { missing: { ...missing, words }, init: { status: 503, headers: { 'Retry-After': retryAfter } } };
  }
  const hidden = properties.find(({ slug, aliases }) => [slug, ...aliases].includes(params.hotelSlug));
  const words = hidden ? hiddenProperty(hidden.plan) : unknownHotel;
  const search = await searchFor(request, catalogue);
  return { missing: { ...missing, words, search }, init: { status: lookup.kind === 'closed' ? 410 : 404 } };
}

/** Pages send what they show: the rooms that a list has, without an amount that its note stands for. */
function withShownRooms(property: Property): Property {
  const { rooms, plan } = property;
  const listed = listedRooms(rooms, plan.fixedRooms);
  return {
    ...property,
    rooms: rooms.filter((room) => listed.includes(room)).map(withShownPrice),
    plan: { ...plan, fixedRooms: plan.fixedRooms.map(withShownPrice) },
  };
}

/** The response for a part of a hotel that does not exist; `back` leads to the existing ones. */
export function missingPart({ property, origin }: Found, back: string) {
  const words = missingPartTexts(property.name, back);
  return data({ kind: 'missing' as const, origin, picture: picture('site/not-found'), words }, { status: 404 });
}
