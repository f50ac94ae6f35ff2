import { type Ceremony, type CeremonyPlace, placesFor } from '#app/catalogue/ceremonies.ts';
import type { Position } from '#app/catalogue/distance.ts';
import type { GroupOutline, OutlinePart } from '#app/catalogue/group-outline.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { HousePrices, PropertyCard } from '#app/catalogue/property.ts';
import {
  type Criterion,
  citiesOf,
  criteriaToRelax,
  type FoundVenue,
  findNearest,
  findVenues,
  type NearestVenues,
  type VenueCriteria,
  type VenueSpace,
} from '#app/catalogue/venue-finder.ts';
import { places } from '#content/places.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import { type ListSlice, takeSlice } from '#platform/pagination.ts';
import type { CatalogueContent, IndexedHotel, WholeHotel } from './catalogue-content.server.ts';
import { mostWholeHotels } from './hotel-query.server.ts';

/* What is asked of the catalogue, each as a function of its content. */

const activeHotels = memoizePerList(({ hotels }: CatalogueContent) => hotels.filter(({ isActive }) => isActive));

const activeSpaces = memoizePerList((content: CatalogueContent): VenueSpace[] =>
  activeHotels(content).flatMap(({ spaces }) => spaces),
);

/** The hotel of an address: by its slug, else by an earlier one. */
export function hotelAt({ hotels }: CatalogueContent, slug: string): IndexedHotel | undefined {
  return hotels.find(({ card }) => card.slug === slug) ?? hotels.find(({ aliases }) => aliases.includes(slug));
}

/** The hotel with this id: the id of its row, or its slug, which is its id everywhere on the site. */
export function hotelWithId({ hotels }: CatalogueContent, id: string): IndexedHotel | undefined {
  return hotels.find((hotel) => hotel.id === id || hotel.card.slug === id);
}

/** Selects hotels for a list: active ones unless asked otherwise, only some or all but some, at most `most` of them. */
export interface HotelListOptions {
  includeInactive?: boolean;
  /** Ids. */
  exclude?: string[];
  slugs?: readonly string[];
  most?: number;
}

export function listHotels(
  content: CatalogueContent,
  { includeInactive = false, exclude = [], slugs, most }: HotelListOptions,
) {
  return (includeInactive ? content.hotels : activeHotels(content))
    .filter(({ id, card }) => !exclude.includes(id) && !exclude.includes(card.slug))
    .filter(({ card }) => !slugs || slugs.includes(card.slug))
    .slice(0, most)
    .map(toOption);
}

export function toOption({ id, isActive, isFeatured, sortOrder, card }: IndexedHotel) {
  const { slug, name, city, state } = card;
  return { id, slug, name, city, state, isActive, isFeatured, sortOrder };
}

/** Selects the hotels that a list shows details of, and the part of them. */
export interface CardFilter extends ListSlice {
  brand?: string;
  location?: string;
  featured?: boolean;
  /** Only hotels in one of these places, whether the place is shown or not. */
  locations?: readonly string[];
  slugs?: readonly string[];
  /** Only this number of hotels of each place, the first ones. */
  eachLocation?: number;
}

/** An unknown or inactive brand or location has no hotels. */
export function listCards(
  content: CatalogueContent,
  { brand, location, featured, locations, slugs, eachLocation, ...slice }: CardFilter,
): PropertyCard[] {
  if (brand !== undefined && !content.brands.some(({ slug }) => slug === brand)) return [];
  if (location !== undefined && !content.locations.some(({ slug }) => slug === location)) return [];
  const seen = new Map<string, number>();
  const isAmongFirst = (place: string, most: number) => {
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return before < most;
  };
  const fitting = activeHotels(content).filter(
    ({ card, isFeatured }) =>
      (eachLocation === undefined || isAmongFirst(card.location, eachLocation)) &&
      (brand === undefined || card.brand === brand) &&
      (location === undefined || card.location === location) &&
      (featured === undefined || isFeatured === featured) &&
      (!locations || locations.includes(card.location)) &&
      (!slugs || slugs.includes(card.slug)),
  );
  return takeSlice(fitting, slice).map(({ card }) => card);
}

/** The result is the same object until the content changes, since every page needs it. */
export const outlineOf = memoizePerList((content: CatalogueContent): GroupOutline => {
  const parts = new Map<string, OutlinePart>();
  const pictures: GroupOutline['pictures'] = {};
  for (const { card } of activeHotels(content)) {
    const { brand, location, locationName, image } = card;
    const key = `${brand} ${location}`;
    const part = parts.get(key) ?? { brand, location, locationName, hotels: 0 };
    parts.set(key, { ...part, hotels: part.hotels + 1 });
    if (image) pictures[brand] ??= image;
  }
  return { parts: [...parts.values()], cities: citiesOf(activeSpaces(content)), pictures };
});

export const housePrices = memoizePerList(
  (content: CatalogueContent): ReadonlyMap<string, HousePrices> =>
    new Map(activeHotels(content).map(({ card, prices }) => [card.slug, prices])),
);

/** One page of the result of a search over all spaces. */
interface SpaceFinding {
  found: FoundVenue[];
  /** The number of spaces that fit, on all pages. */
  total: number;
  /** If nothing fits: the criteria that could be left out, and how many spaces would fit then. */
  relax: { criterion: Criterion; found: number }[];
  /** If a wish for rooms or for a city leaves nothing: the spaces that come closest. */
  nearest?: NearestVenues;
}

export function findSpaces(
  content: CatalogueContent,
  criteria: VenueCriteria,
  slice: Required<ListSlice>,
): SpaceFinding {
  const spaces = activeSpaces(content);
  const found = findVenues(criteria, spaces);
  if (found.length > 0) return { found: takeSlice(found, slice), total: found.length, relax: [] };
  const nearest = findNearest(criteria, spaces, positionIn(criteria.city, content));
  return { found, total: 0, relax: criteriaToRelax(criteria, spaces), ...(nearest && { nearest }) };
}

/** The position of the first hotel of a city, else of the town of that name; undefined if nobody has told it. */
function positionIn(city: string | undefined, content: CatalogueContent): Position | undefined {
  if (city === undefined) return undefined;
  const there = activeHotels(content).find(({ card, position }) => card.city === city && position);
  if (there) return there.position;
  const wanted = city.trim().toLowerCase();
  const place = places.find((one) => one.name.toLowerCase() === wanted);
  return place && { lat: place.lat, lng: place.lng };
}

export function findCeremonyPlaces(
  content: CatalogueContent,
  { ceremony, guests }: { ceremony: Ceremony; guests: number },
  slice: Required<ListSlice>,
): { places: CeremonyPlace[]; total: number } {
  const found = placesFor(ceremony, guests, activeSpaces(content));
  return { places: takeSlice(found, slice), total: found.length };
}

/** What a search by words looks through: the first active hotels, whole. */
export const wholeHotels = memoizePerList((content: CatalogueContent): WholeHotel[] =>
  activeHotels(content)
    .flatMap(({ whole }) => whole ?? [])
    .slice(0, mostWholeHotels),
);

export function searchHotels(content: CatalogueContent, text: string): PropertyCard[] {
  const wanted = text.toLowerCase();
  return activeHotels(content)
    .filter(({ searched }) => searched.includes(wanted))
    .slice(0, mostSearchHits)
    .map(({ card }) => card);
}

interface SpaceHit {
  /** The name that the hotel's page uses in its anchors. */
  id: string;
  name: string;
  hotel: string;
  hotelName: string;
}

export function searchSpaces(content: CatalogueContent, text: string): SpaceHit[] {
  const wanted = text.toLowerCase();
  const hits: SpaceHit[] = [];
  for (const { spaces, searchedSpaces, card } of activeHotels(content))
    for (const [at, { space }] of spaces.entries()) {
      if (hits.length === mostSearchHits) return hits;
      if (searchedSpaces[at]?.includes(wanted))
        hits.push({ id: space.id, name: space.name, hotel: card.slug, hotelName: card.name });
    }
  return hits;
}

/** The offers of the group and of hotels that are shown, also those that are over or still to come. */
export function shownOffers(content: CatalogueContent): Offer[] {
  const active = new Set(activeHotels(content).map(({ card }) => card.slug));
  return content.offers.filter(({ hotel }) => hotel === undefined || active.has(hotel));
}
