import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { announcements } from '#app/catalogue/calls/announcements.server.ts';
import { brandBySlug, brands } from '#app/catalogue/calls/brands.server.ts';
import { cacheCall } from '#app/catalogue/calls/catalogue-call.server.ts';
import { ceremonyPlaces } from '#app/catalogue/calls/ceremony-places.server.ts';
import { editorial } from '#app/catalogue/calls/editorial.server.ts';
import { findSpaces } from '#app/catalogue/calls/find-spaces.server.ts';
import { groupOutline } from '#app/catalogue/calls/group-outline.server.ts';
import { hotelById, hotelBySlug, hotelMedia, listHotels } from '#app/catalogue/calls/hotels.server.ts';
import { hotelsWithDetails } from '#app/catalogue/calls/hotels-with-details.server.ts';
import { locationBySlug, locations } from '#app/catalogue/calls/locations.server.ts';
import { offers } from '#app/catalogue/calls/offers.server.ts';
import { rooms } from '#app/catalogue/calls/rooms.server.ts';
import { searchHotels, searchIndex, searchSpaces } from '#app/catalogue/calls/search.server.ts';
import { type Editorial, type MaybeSample, withoutSamples } from '#app/catalogue/editorial.ts';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import { countPartlySample, withoutSamplesOfProperty } from '#app/catalogue/sample-fields.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Config } from '#platform/config.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { Catalogue, HotelLookup, Read } from './catalogue.server.ts';
import { createReader, type ReaderOptions } from './read-with-fallback.server.ts';

export interface OpenCatalogue extends Catalogue {
  /** Is called when content was changed, here or by another replica: all cached answers are outdated. */
  outdate(): void;
  /** Rejects while the database is away. */
  check(): Promise<void>;
  /** Waits until the last good answer is written. */
  settled(): Promise<void>;
  /** Ends the checks of the database. Whoever opened its connections closes them. */
  close(): Promise<void>;
}

/** Announcements are cached for so many milliseconds. */
const announcementsFresh = 60_000;
/** A part of a list is cached if it has at most so many hotels; a longer part is read each time. */
const mostInCachedPart = 200;
const longestSearch = 100;

/** No slug is longer, and no text in the database contains a NUL. */
const cannotExist = (slug: string) => slug.length > 100 || slug.includes('\0');
const searched = (text: string) => text.replaceAll('\0', ' ').trim().slice(0, longestSearch);
/** The answer if the database need not be asked. */
const known = <T>(value: T): Read<T> => ({ value, source: 'live' });

interface CatalogueOptions extends Omit<ReaderOptions, 'onChange'> {
  /** Whether the site shows samples, with a mark, or leaves them out. */
  samples?: Config['sampleContent'];
}

/** The reads of one running site. They do not wait for a database that is away. Only `rooms` can reject. */
export function createCatalogue({ samples = 'show', ...options }: CatalogueOptions): OpenCatalogue {
  const reader = createReader({ ...options, onChange: forgetAll });
  const shown = sampleFilter(samples);
  const { read } = reader;
  // The menus of every page and many visitors need these. They are cached until a change is noticed, which takes
  // seconds.
  const freshMs = cacheTimes.hotels.fresh;
  const cached = {
    brands: cacheCall(brands, cacheTimes.brands.fresh),
    locations: cacheCall(locations, cacheTimes.locations.fresh),
    groupOutline: cacheCall(groupOutline, freshMs),
    cards: cacheCall(hotelsWithDetails, freshMs, ({ most }) => most !== undefined && most <= mostInCachedPart),
    findSpaces: cacheCall(findSpaces, freshMs),
    ceremonyPlaces: cacheCall(ceremonyPlaces, freshMs),
    searchIndex: cacheCall(searchIndex, freshMs),
    announcements: cacheCall(announcements, announcementsFresh),
    editorial: cacheCall(editorial, freshMs),
  };
  const featuredCards = { ...cached.cards, name: 'featuredHotels' };

  function forgetAll(): void {
    for (const call of Object.values(cached)) call.forget();
  }

  return {
    brands: () => read(cached.brands, undefined),
    brandBySlug: async (slug) => (cannotExist(slug) ? known(null) : read(brandBySlug, slug)),
    locations: () => read(cached.locations, undefined),
    locationBySlug: async (slug) => (cannotExist(slug) ? known(null) : read(locationBySlug, slug)),
    groupOutline: () => read(cached.groupOutline, undefined),

    listHotels({ slugs, ...rest } = {}) {
      const possible = slugs?.filter((slug) => !cannotExist(slug));
      return read(listHotels, { ...rest, ...withoutUndefined({ slugs: possible }) });
    },
    hotelById: async (id) => (cannotExist(id) ? known(null) : read(hotelById, id)),

    async hotelsWithDetails(filter = {}) {
      if (cannotExist(filter.brand ?? '') || cannotExist(filter.location ?? '')) return known([]);
      return read(cached.cards, filter);
    },
    async featuredHotels({ brand, most } = {}) {
      const featured = { featured: true, ...withoutUndefined({ most }) };
      if (brand === undefined || brand === 'all') return read(featuredCards, featured);
      return cannotExist(brand) ? known([]) : read(featuredCards, { ...featured, brand });
    },

    async hotelBySlug(slug) {
      if (cannotExist(slug)) return known({ kind: 'not-found' });
      const { value, source } = await read(hotelBySlug, slug);
      if (value) return { value: shown.lookup(value), source };
      // If no row has the slug, the built-in content may have such a property.
      const builtIn = hotelBySlug.fallback(reader.builtIn, slug);
      return builtIn ? { value: shown.lookup(builtIn), source: 'built-in' } : { value: { kind: 'not-found' }, source };
    },
    hotelMedia: async (hotelId, type) => (cannotExist(hotelId) ? known([]) : read(hotelMedia, { hotelId, type })),
    rooms: async (hotelId) => (cannotExist(hotelId) ? known([]) : read(rooms, hotelId)),

    async searchIndex() {
      const { value, source } = await read(cached.searchIndex, undefined);
      return { value: shown.hotels(value), source };
    },
    searchHotels: async (text) => read(searchHotels, searched(text)),
    searchSpaces: async (text) => read(searchSpaces, searched(text)),
    findSpaces: (criteria, slice) => read(cached.findSpaces, { criteria, slice }),
    ceremonyPlaces: ({ ceremony, guests }, slice) => read(cached.ceremonyPlaces, { ceremony, guests, slice }),

    async announcement() {
      const { value, source } = await read(cached.announcements, undefined);
      const now = new Date().toISOString();
      const current = shown.records(value).find(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now));
      return { value: current ?? null, source };
    },
    async offers() {
      const { value, source } = await read(offers, undefined);
      return { value: currentOffers(shown.records(value), todayInIndia()), source };
    },
    async editorial() {
      const { value, source } = await read(cached.editorial, undefined);
      return { value: shown.editorial(value), source };
    },
    async countSamples() {
      const [told, hotels, offered, announced] = await Promise.all([
        read(cached.editorial, undefined),
        read(cached.searchIndex, undefined),
        read(offers, undefined),
        read(cached.announcements, undefined),
      ]);
      const records: MaybeSample[] = [...Object.values(told.value).flat(), ...offered.value, ...announced.value];
      const fields = hotels.value.reduce((sum, { property }) => sum + countPartlySample(property), 0);
      return { value: records.length - withoutSamples(records).length + fields, source: told.source };
    },

    outdate() {
      reader.outdate();
      forgetAll();
    },
    check: reader.check,
    settled: reader.settled,
    close: reader.close,
  };
}

const unchanged = <T>(value: T) => value;

/**
 * Returns what a site shows of each kind of answer. The same list gives the same result, so that what is computed from
 * it can be kept.
 */
function sampleFilter(samples: Config['sampleContent']) {
  if (samples === 'show')
    return {
      records: unchanged as <T>(records: T[]) => T[],
      editorial: unchanged<Editorial>,
      hotels: unchanged<SnapshotHotel[]>,
      lookup: unchanged<HotelLookup>,
    };
  return {
    records: <T extends MaybeSample>(records: T[]) => withoutSamples(records),
    editorial: memoizePerList(
      ({ press, awards, posts, texts }: Editorial): Editorial => ({
        press: withoutSamples(press),
        awards: withoutSamples(awards),
        posts: withoutSamples(posts),
        texts: withoutSamples(texts),
      }),
    ),
    hotels: memoizePerList((hotels: SnapshotHotel[]) =>
      hotels.map((hotel) => ({ ...hotel, property: withoutSamplesOfProperty(hotel.property) })),
    ),
    lookup: (lookup: HotelLookup): HotelLookup =>
      lookup.kind === 'found' ? { kind: 'found', property: withoutSamplesOfProperty(lookup.property) } : lookup,
  };
}
