import { type MaybeSample, withoutSamples } from '#app/catalogue/editorial.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import { countPartlySample, withoutSamplesOfProperty } from '#app/catalogue/sample-fields.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import type { Config } from '#platform/config.ts';
import { errorReason } from '#platform/error-reason.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { Catalogue, HotelLookup, Read } from './catalogue.server.ts';
import {
  findCeremonyPlaces,
  findSpaces,
  hotelAt,
  hotelWithId,
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
import { type ContentStore, type ContentStoreOptions, openContentStore } from './content-store.server.ts';

export interface OpenCatalogue extends Pick<ContentStore, 'refresh' | 'onChange' | 'check' | 'settled' | 'close'> {
  /** The catalogue as the pages in a language show it. */
  catalogueIn(language: Language): Catalogue;
}

interface CatalogueOptions extends ContentStoreOptions {
  /** Whether the site shows samples, with a mark, or leaves them out. */
  samples?: Config['sampleContent'];
}

/** Opens the catalogue of one running site: its content, once, and the answers from it in each language. */
export function openCatalogue({ samples = 'show', ...options }: CatalogueOptions): OpenCatalogue {
  const store = openContentStore(options);
  const opened = { en: createCatalogue(store, 'en', samples), hi: createCatalogue(store, 'hi', samples) };
  return { ...store, catalogueIn: (language) => opened[language] };
}

const longestSearch = 100;
const searched = (text: string) => text.replaceAll('\0', ' ').trim().slice(0, longestSearch);

function createCatalogue(store: ContentStore, language: Language, samples: Config['sampleContent']): Catalogue {
  const isShown = samples === 'show';
  async function ask<T>(answer: (content: CatalogueContent) => T): Promise<Read<T>> {
    const { content, source } = await store.content(language);
    return { value: answer(isShown ? content : withoutSamplesOfContent(content)), source };
  }

  /** Returns what an address is, given the hotel that it belongs to. */
  async function lookUp(hotel: IndexedHotel, slug: string): Promise<HotelLookup> {
    if (hotel.isClosed) return { kind: 'closed' };
    if (!hotel.isActive) return { kind: 'not-found' };
    if (hotel.card.slug !== slug) return { kind: 'alias', canonicalSlug: hotel.card.slug };
    const whole = await store.whole(language, hotel);
    if (!whole) return { kind: 'unavailable' };
    return { kind: 'found', property: isShown ? whole.property : withoutSamplesOfProperty(whole.property) };
  }

  async function wholeWithId(id: string): Promise<Read<WholeHotel | undefined>> {
    const { value: hotel, source } = await ask((content) => hotelWithId(content, id));
    return { value: hotel && (await store.whole(language, hotel)), source };
  }

  return {
    brands: () => ask(({ brands }) => brands),
    brandBySlug: (slug) => ask(({ brands }) => brands.find((brand) => brand.slug === slug) ?? null),
    locations: () => ask(({ locations }) => locations),
    locationBySlug: (slug) => ask(({ locations }) => locations.find((location) => location.slug === slug) ?? null),
    groupOutline: () => ask(outlineOf),
    listHotels: (options = {}) => ask((content) => listHotels(content, options)),
    hotelById: (id) =>
      ask((content) => {
        const hotel = hotelWithId(content, id);
        return hotel ? toOption(hotel) : null;
      }),
    hotelsWithDetails: (filter = {}) => ask((content) => listCards(content, filter)),
    featuredHotels: ({ brand, most } = {}) =>
      ask((content) =>
        listCards(content, {
          featured: true,
          ...withoutUndefined({ most, brand: brand === 'all' ? undefined : brand }),
        }),
      ),

    async hotelBySlug(slug) {
      const { value: hotel, source } = await ask((content) => hotelAt(content, slug));
      if (hotel) return { value: await lookUp(hotel, slug), source };
      // If no row has the slug, the built-in content may have such a property.
      const builtIn = hotelAt(store.builtIn(language), slug);
      if (builtIn) return { value: await lookUp(builtIn, slug), source: 'built-in' };
      return { value: { kind: source === 'live' ? 'not-found' : 'unavailable' }, source };
    },
    async hotelMedia(hotelId, type) {
      const { value, source } = await wholeWithId(hotelId);
      const media = value?.media.filter((one) => type === undefined || one.type === type) ?? [];
      return { value: media.map(({ picture }) => picture), source };
    },
    async rooms(hotelId) {
      const { value, source } = await wholeWithId(hotelId);
      if (value) return { value: value.property.rooms, source };
      await store.check().catch((error) => {
        throw new Error(`Failed to fetch rooms: ${errorReason(error)}`, { cause: error });
      });
      return { value: [], source };
    },

    searchIndex: () => ask(wholeHotels),
    searchHotels: (text) => ask((content) => searchHotels(content, searched(text))),
    searchSpaces: (text) => ask((content) => searchSpaces(content, searched(text))),
    findSpaces: (criteria, slice) => ask((content) => findSpaces(content, criteria, slice)),
    ceremonyPlaces: (criteria, slice) => ask((content) => findCeremonyPlaces(content, criteria, slice)),

    announcement: () =>
      ask(({ announcements }) => {
        const now = new Date().toISOString();
        const holds = ({ startsAt, endsAt }: { startsAt: string; endsAt?: string }) =>
          startsAt <= now && (!endsAt || endsAt > now);
        return announcements.find(holds) ?? null;
      }),
    offers: () => ask((content) => currentOffers(shownOffers(content), todayInIndia())),
    editorial: () => ask(({ editorial }) => editorial),
    async countSamples() {
      const { content, source } = await store.content(language);
      const { editorial, announcements } = content;
      const records = [...Object.values(editorial).flat(), ...shownOffers(content), ...announcements];
      const fields = wholeHotels(content).reduce((sum, { property }) => sum + countPartlySample(property), 0);
      return { value: records.length - withoutSamples<MaybeSample>(records).length + fields, source };
    },
  };
}

/** Leaves samples out of content. What the same list gives is the same, so that what is computed from it can be kept. */
const withoutSamplesOfContent = memoizePerList((content: CatalogueContent): CatalogueContent => {
  const { press, awards, posts, texts } = content.editorial;
  return {
    ...content,
    announcements: withoutSamples(content.announcements),
    offers: withoutSamples(content.offers),
    editorial: {
      press: withoutSamples(press),
      awards: withoutSamples(awards),
      posts: withoutSamples(posts),
      texts: withoutSamples(texts),
    },
    hotels: content.hotels.map((hotel) =>
      hotel.whole
        ? { ...hotel, whole: { ...hotel.whole, property: withoutSamplesOfProperty(hotel.whole.property) } }
        : hotel,
    ),
  };
});
