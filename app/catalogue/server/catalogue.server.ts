import type { Ceremony } from '#app/catalogue/ceremonies.ts';
import { type MaybeSample, withoutSamples } from '#app/catalogue/editorial.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import type { Property } from '#app/catalogue/property.ts';
import { countSamplesOf, withoutSamplesOfPrices, withoutSamplesOfProperty } from '#app/catalogue/sample-fields.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import type { Config } from '#platform/config.ts';
import { errorReason } from '#platform/error-reason.ts';
import type { RequestFacts } from '#platform/http/ask-router.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import type { ListSlice } from '#platform/pagination.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import {
  type CardFilter,
  findCeremonyPlaces,
  findSpaces,
  type HotelListOptions,
  hotelAt,
  hotelWithId,
  housePrices,
  listCards,
  listHotels,
  outlineOf,
  searchHotels,
  searchSpaces,
  shownOffers,
  toOption,
  wholeHotels,
} from './catalogue-answers.server.ts';
import type { CatalogueContent, IndexedHotel, WholeHotel } from './catalogue-content.server.ts';
import { type ContentStore, type ContentStoreOptions, openContentStore, type Source } from './content-store.server.ts';

export interface Read<T> {
  value: T;
  source: Source;
}

/** The result for a slug. `unavailable` means that only the database would know it, and it is away (503). */
type HotelLookup =
  | { kind: 'found'; property: Property }
  | { kind: 'alias'; canonicalSlug: string }
  | { kind: 'not-found' }
  | { kind: 'closed' }
  | { kind: 'unavailable' };

export type Catalogue = ReturnType<typeof createCatalogue>;

interface CatalogueOptions extends ContentStoreOptions {
  /** Whether the site shows samples, with a mark, or leaves them out. */
  samples?: Config['sampleContent'];
}

/** Opens the one store of content of a running site, and a catalogue over it for each language. */
export function openCatalogue({ samples = 'show', ...options }: CatalogueOptions) {
  const store = openContentStore(options);
  const opened = { en: createCatalogue(store, 'en', samples), hi: createCatalogue(store, 'hi', samples) };
  return { ...store, catalogueIn: (language: Language) => opened[language] };
}

const cleanSearch = (text: string) => text.replaceAll('\0', ' ').trim();

/** Where the pages of these hotels have nothing of the database, they show what is built in (part 2 section 2.3). */
const filledFromBuiltIn = ['wedcation-by-tivoli-ambala', 'wedcation-by-tivoli-israna'];

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a record whose empty fields are those of another; a record within it is merged in the same way. */
function fillEmptyFields<T extends object>(base: T, record: T): T {
  const names = Object.keys({ ...base, ...record }) as (keyof T)[];
  const merged = names.map((name) => {
    const [below, above] = [base[name], record[name]];
    if (isEmpty(above)) return [name, below];
    return [name, isRecord(below) && isRecord(above) && name !== 'plan' ? fillEmptyFields(below, above) : above];
  });
  return Object.fromEntries(merged) as T;
}

/**
 * Answers from what is in memory, also while the database is away. A slug that is unknown then (null, and not `live`)
 * may be known to the database, so the status is 503 and not 404. A hotel's id is the id of its row or its slug. The
 * answers are shared objects and must not be changed.
 */
function createCatalogue(store: ContentStore, language: Language, samples: Config['sampleContent']) {
  const isShown = samples === 'show';
  async function ask<T>(answer: (content: CatalogueContent) => T): Promise<Read<T>> {
    const { content, source } = await store.content(language);
    return { value: answer(isShown ? content : withoutSamplesOfContent(content)), source };
  }

  async function lookUp(hotel: IndexedHotel, slug: string): Promise<HotelLookup> {
    if (hotel.isClosed) return { kind: 'closed' };
    if (!hotel.isActive) return { kind: 'not-found' };
    if (hotel.card.slug !== slug) return { kind: 'alias', canonicalSlug: hotel.card.slug };
    const whole = await store.whole(language, hotel);
    if (!whole) return { kind: 'unavailable' };
    const builtIn = filledFromBuiltIn.includes(slug) && hotelAt(store.builtIn(language), slug)?.whole;
    const property = builtIn ? fillEmptyFields(builtIn.property, whole.property) : whole.property;
    return { kind: 'found', property: isShown ? property : withoutSamplesOfProperty(property) };
  }

  async function wholeWithId(id: string): Promise<Read<WholeHotel | undefined>> {
    const { value: hotel, source } = await ask((content) => hotelWithId(content, id));
    return { value: hotel && (await store.whole(language, hotel)), source };
  }

  return {
    brands: () => ask(({ brands }) => brands),
    brandBySlug: (slug: string) => ask(({ brands }) => brands.find((brand) => brand.slug === slug) ?? null),
    locations: () => ask(({ locations }) => locations),
    locationBySlug: (slug: string) => ask(({ locations }) => locations.find((one) => one.slug === slug) ?? null),
    groupOutline: () => ask(outlineOf),
    listHotels: (options: HotelListOptions = {}) => ask((content) => listHotels(content, options)),
    /** The hotel with this id, also an inactive one. */
    hotelById: (id: string) =>
      ask((content) => {
        const hotel = hotelWithId(content, id);
        return hotel ? toOption(hotel) : null;
      }),
    hotelsWithDetails: (filter: CardFilter = {}) => ask((content) => listCards(content, filter)),
    /** The featured hotels, of one brand or of all ("all"). */
    featuredHotels: ({ brand, most }: { brand?: string; most?: number } = {}) =>
      ask((content) =>
        listCards(content, {
          featured: true,
          ...withoutUndefined({ most, brand: brand === 'all' ? undefined : brand }),
        }),
      ),

    async hotelBySlug(slug: string): Promise<Read<HotelLookup>> {
      const { value: hotel, source } = await ask((content) => hotelAt(content, slug));
      if (hotel) return { value: await lookUp(hotel, slug), source };
      // If no row has the slug, the built-in content may have such a property.
      const builtIn = hotelAt(store.builtIn(language), slug);
      if (builtIn) return { value: await lookUp(builtIn, slug), source: 'built-in' };
      return { value: { kind: source === 'live' ? 'not-found' : 'unavailable' }, source };
    },
    async hotelMedia(hotelId: string, type?: string) {
      const { value, source } = await wholeWithId(hotelId);
      const media = value?.media.filter((one) => type === undefined || one.type === type) ?? [];
      return { value: media.map(({ picture }) => picture), source };
    },
    /** The rooms of a hotel. Rejects with "Failed to fetch rooms: …" if neither database nor fallback know them. */
    async rooms(hotelId: string) {
      const { value, source } = await wholeWithId(hotelId);
      const rooms = value?.property.rooms ?? [];
      if (rooms.length > 0 || (value && source !== 'built-in')) return { value: rooms, source };
      await store.check().catch((error) => {
        throw new Error(`Failed to fetch rooms: ${errorReason(error)}`, { cause: error });
      });
      return { value: rooms, source };
    },

    searchIndex: () => ask(wholeHotels),
    /** The hotels whose name or description contains the text, whatever its case. */
    searchHotels: (text: string) => ask((content) => searchHotels(content, cleanSearch(text))),
    /** The spaces whose name contains the text, whatever its case. */
    searchSpaces: (text: string) => ask((content) => searchSpaces(content, cleanSearch(text))),
    /** The active spaces of active hotels that fit, capacity closest above the need first. */
    findSpaces: (criteria: VenueCriteria, slice: Required<ListSlice>) =>
      ask((content) => findSpaces(content, criteria, slice)),
    /** What the active hotels cost and allow, by their slugs. */
    housePrices: () => ask(housePrices),
    /** The space of each hotel that suits a ceremony best, closest above the need first; without pictures. */
    ceremonyPlaces: (criteria: { ceremony: Ceremony; guests: number }, slice: Required<ListSlice>) =>
      ask((content) => findCeremonyPlaces(content, criteria, slice)),

    /** The newest announcement that holds now, or null. It appears within a minute of its beginning. */
    announcement: () =>
      ask(({ announcements }) => {
        const now = new Date().toISOString();
        return announcements.find(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now)) ?? null;
      }),
    offers: () => ask((content) => currentOffers(shownOffers(content), todayInIndia())),
    editorial: () => ask(({ editorial }) => editorial),
    taxRates: () => ask(({ taxRates }) => taxRates),
    /** The number of active records that are samples, whether the site shows them or not. */
    async countSamples() {
      const { content, source } = await store.content(language);
      const { editorial, announcements } = content;
      const records = [...Object.values(editorial).flat(), ...shownOffers(content), ...announcements];
      const fields = wholeHotels(content).reduce((sum, { property }) => sum + countSamplesOf(property), 0);
      return { value: records.length - withoutSamples<MaybeSample>(records).length + fields, source };
    },
  };
}

/** Leaves samples out of content. Equal content gives the same object, so that what was computed from it stays valid. */
const withoutSamplesOfContent = memoizePerList((content: CatalogueContent): CatalogueContent => {
  const { press, awards, leaders, posts, texts } = content.editorial;
  return {
    ...content,
    announcements: withoutSamples(content.announcements),
    offers: withoutSamples(content.offers),
    editorial: {
      press: withoutSamples(press),
      awards: withoutSamples(awards),
      leaders: withoutSamples(leaders),
      posts: withoutSamples(posts),
      texts: withoutSamples(texts),
    },
    hotels: content.hotels.map(({ whole, prices, ...hotel }) => ({
      ...hotel,
      prices: withoutSamplesOfPrices(prices),
      ...(whole && { whole: { ...whole, property: withoutSamplesOfProperty(whole.property) } }),
    })),
  };
});

/** Wraps a catalogue: an answer that is not live sets `isFallback` on the request, so that no route has to check. */
export function watchSources(catalogue: Catalogue, facts: Pick<RequestFacts, 'isFallback'>): Catalogue {
  return new Proxy(catalogue, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        const read: Read<unknown> = await member.apply(target, input);
        if (read.source !== 'live') facts.isFallback = true;
        return read;
      };
    },
  });
}

type FoundHotel = Extract<HotelLookup, { kind: 'found' }> & Pick<Read<unknown>, 'source'>;

/**
 * Looks up a hotel's address. At `/{location}/{slug}` and `/{brand}/{slug}` the first part must be a known location or
 * brand, and the hotel's own; otherwise the result is `elsewhere`. The slug may be an earlier one.
 */
export async function lookUpHotel(
  catalogue: Pick<Catalogue, 'brands' | 'locations' | 'hotelBySlug'>,
  slug: string,
  place?: string,
): Promise<FoundHotel | Exclude<HotelLookup, { kind: 'found' }> | { kind: 'elsewhere' }> {
  if (place !== undefined && !(await isPlace(catalogue, place))) return { kind: 'elsewhere' };
  const { value, source } = await catalogue.hotelBySlug(slug);
  const lookup = value.kind === 'found' ? { ...value, source } : value;
  if (place === undefined) return lookup;
  const named = lookup.kind === 'alias' ? (await catalogue.hotelBySlug(lookup.canonicalSlug)).value : lookup;
  if (named.kind === 'unavailable') return named;
  const fits = named.kind === 'found' && [named.property.brand, named.property.location].includes(place);
  return fits ? lookup : { kind: 'elsewhere' };
}

async function isPlace(catalogue: Pick<Catalogue, 'brands' | 'locations'>, slug: string): Promise<boolean> {
  const [brands, locations] = await Promise.all([catalogue.brands(), catalogue.locations()]);
  return [...brands.value, ...locations.value].some((one) => one.slug === slug);
}
