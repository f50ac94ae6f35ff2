import type { Kysely } from 'kysely';
import { cacheTimes } from '#domain/constants.ts';
import { todayInIndia } from '#domain/dates.ts';
import { defined } from '#domain/defined.ts';
import { currentOffers } from '#domain/offer.ts';
import type { DB } from '#server/database/types.ts';
import type { CardFilter, Catalogue, HotelLookup } from './catalogue.ts';
import type { Complain } from './complain.ts';
import { freshFor, freshForEach } from './fresh-for.ts';
import { announcements } from './live/announcements.ts';
import { brandBySlug, brands } from './live/brands.ts';
import { groupOutline } from './live/group-outline.ts';
import { hotelBySlug } from './live/hotel.ts';
import { hotelsWithDetails, searchHotels } from './live/hotel-cards.ts';
import { hotelMedia } from './live/hotel-media.ts';
import { hotelById, listHotels } from './live/hotel-options.ts';
import { locationBySlug, locations } from './live/locations.ts';
import { offers } from './live/offers.ts';
import { rooms } from './live/rooms.ts';
import { ceremonyPlaces, findSpaces, searchSpaces } from './live/spaces.ts';
import { createReader, type ReaderOptions } from './reader.ts';
import * as snapshot from './snapshot-answers.ts';

export interface OpenCatalogue extends Catalogue {
  /** Content was changed, here or by another replica: nothing that is kept counts any more. */
  outdate(): void;
  /** Rejects while the database is away. */
  check(): Promise<void>;
  /** Waits until what is kept of the last answers is written. */
  settled(): Promise<void>;
  /** Stops asking after the database; the connections are their opener's to close. */
  close(): Promise<void>;
}

/** No slug is longer, and no text of the database holds a NUL. */
const cannotExist = (slug: string) => slug.length > 100 || slug.includes('\0');
const longestSearch = 100;
/** Parts of lists that are kept, and how long they may be: more of either is read anew each time. */
const mostKeptParts = 100;
const mostInKeptPart = 200;
/** Milliseconds. */
const announcementsFresh = 60_000;

type Asked = [database: Kysely<DB>, complain: Complain];

/** The reads of one running site. Never waits for a database that is away, and never rejects but for unknown rooms. */
export function createCatalogue(options: Omit<ReaderOptions, 'onChange'>): OpenCatalogue {
  const reader = createReader({
    ...options,
    onChange: forgetAll,
  });
  const { read } = reader;
  // The menus of every page want these. They are kept until the reader sees a change, which takes seconds.
  const allBrands = freshFor(cacheTimes.brands.fresh, brands);
  const allLocations = freshFor(cacheTimes.locations.fresh, locations);
  const outline = freshFor(cacheTimes.hotels.fresh, groupOutline);
  const parts = freshForEach(cacheTimes.hotels.fresh, mostKeptParts, (filter: CardFilter, ...asked: Asked) =>
    hotelsWithDetails(asked[0], filter, asked[1]),
  );
  const spaces = freshForEach(cacheTimes.hotels.fresh, mostKeptParts, findSpaces);
  const plans = freshForEach(cacheTimes.hotels.fresh, mostKeptParts, ceremonyPlaces);
  const allAnnouncements = freshFor(announcementsFresh, announcements);

  function forgetAll(): void {
    for (const kept of [allBrands, allLocations, outline, parts, spaces, plans, allAnnouncements]) kept.forget();
  }

  function cards(call: string, filter: CardFilter) {
    return read({
      call,
      live: (db, complain) =>
        filter.most !== undefined && filter.most <= mostInKeptPart
          ? parts.get(JSON.stringify(filter), filter, db, complain)
          : hotelsWithDetails(db, filter, complain),
      from: (content) => snapshot.hotelsWithDetails(content, filter),
      otherwise: () => [],
    });
  }

  return {
    brands: () =>
      read({
        call: 'brands',
        live: allBrands.get,
        from: snapshot.brands,
        otherwise: () => [],
      }),

    async brandBySlug(slug) {
      if (cannotExist(slug)) return { value: null, source: 'live' };
      return read({
        call: 'brandBySlug',
        live: (db) => brandBySlug(db, slug),
        from: (content) => snapshot.brandBySlug(content, slug),
        otherwise: () => null,
      });
    },

    locations: () =>
      read({
        call: 'locations',
        live: allLocations.get,
        from: snapshot.locations,
        otherwise: () => [],
      }),

    async locationBySlug(slug) {
      if (cannotExist(slug)) return { value: null, source: 'live' };
      return read({
        call: 'locationBySlug',
        live: (db) => locationBySlug(db, slug),
        from: (content) => snapshot.locationBySlug(content, slug),
        otherwise: () => null,
      });
    },

    listHotels({ slugs, ...rest } = {}) {
      const filter = { ...rest, ...defined({ slugs: slugs?.filter((slug) => !cannotExist(slug)) }) };
      return read({
        call: 'listHotels',
        live: (db) => listHotels(db, filter),
        from: (content) => snapshot.listHotels(content, filter),
        otherwise: () => [],
      });
    },

    async hotelById(id) {
      if (cannotExist(id)) return { value: null, source: 'live' };
      return read({
        call: 'hotelById',
        live: (db) => hotelById(db, id),
        from: (content) => snapshot.hotelById(content, id),
        otherwise: () => null,
      });
    },

    async hotelsWithDetails(filter = {}) {
      if (cannotExist(filter.brand ?? '') || cannotExist(filter.location ?? '')) return { value: [], source: 'live' };
      return cards('hotelsWithDetails', filter);
    },

    async featuredHotels({ brand, most } = {}) {
      const featured = { featured: true, ...defined({ most }) };
      if (brand === undefined || brand === 'all') return cards('featuredHotels', featured);
      if (cannotExist(brand)) return { value: [], source: 'live' };
      return cards('featuredHotels', { ...featured, brand });
    },

    groupOutline: () =>
      read({
        call: 'groupOutline',
        live: outline.get,
        from: snapshot.groupOutline,
        otherwise: () => ({ parts: [], cities: [], pictures: {} }),
      }),

    async hotelBySlug(slug) {
      if (cannotExist(slug)) return { value: { kind: 'not-found' }, source: 'live' };
      const { value, source } = await read<HotelLookup | undefined>({
        call: 'hotelBySlug',
        live: (db, complain) => hotelBySlug(db, slug, complain),
        from: (content) => snapshot.hotelBySlug(content, slug),
        otherwise: () => ({ kind: 'unavailable' }),
      });
      if (value) return { value, source };
      // No row at all: the built-in content of such a property, if there is one.
      const builtIn = snapshot.hotelBySlug(reader.builtIn, slug);
      return builtIn ? { value: builtIn, source: 'built-in' } : { value: { kind: 'not-found' }, source };
    },

    async hotelMedia(hotelId, type) {
      if (cannotExist(hotelId)) return { value: [], source: 'live' };
      return read({
        call: 'hotelMedia',
        live: (db, complain) => hotelMedia(db, { hotelId, type }, complain),
        from: (content) => snapshot.hotelMedia(content, hotelId, type),
        otherwise: () => [],
      });
    },

    async searchHotels(text) {
      const wanted = text.replaceAll('\0', ' ').trim().slice(0, longestSearch);
      return read({
        call: 'searchHotels',
        live: (db, complain) => searchHotels(db, wanted, complain),
        from: (content) => snapshot.searchHotels(content, wanted),
        otherwise: () => [],
      });
    },

    findSpaces: (wishes, slice) =>
      read({
        call: 'findSpaces',
        live: (db, complain) => spaces.get(JSON.stringify({ wishes, slice }), db, { wishes, slice }, complain),
        from: (content) => snapshot.findSpaces(content, wishes, slice),
        otherwise: () => ({ found: [], total: 0, relax: [] }),
      }),

    ceremonyPlaces: ({ ceremony, guests }, slice) =>
      read({
        call: 'ceremonyPlaces',
        live: (db, complain) => {
          const asked = { ceremony, guests, slice };
          return plans.get(JSON.stringify(asked), db, asked, complain);
        },
        from: (content) => snapshot.ceremonyPlaces(content, { ceremony, guests }, slice),
        otherwise: () => ({ places: [], total: 0 }),
      }),

    async searchSpaces(text) {
      const wanted = text.replaceAll('\0', ' ').trim().slice(0, longestSearch);
      return read({
        call: 'searchSpaces',
        live: (db) => searchSpaces(db, wanted),
        from: (content) => snapshot.searchSpaces(content, wanted),
        otherwise: () => [],
      });
    },

    async announcement() {
      const { value, source } = await read({
        call: 'announcement',
        live: allAnnouncements.get,
        from: snapshot.announcements,
        otherwise: () => [],
      });
      const now = new Date().toISOString();
      const current = value.find(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now));
      return { value: current ?? null, source };
    },

    async offers() {
      const { value, source } = await read({
        call: 'offers',
        live: (db, complain) => offers(db, complain),
        from: snapshot.offers,
        otherwise: () => [],
      });
      return { value: currentOffers(value, todayInIndia()), source };
    },

    async rooms(hotelId) {
      if (cannotExist(hotelId)) return { value: [], source: 'live' };
      return read({
        call: 'rooms',
        live: (db, complain) => rooms(db, hotelId, complain),
        from: (content) => snapshot.rooms(content, hotelId),
        otherwise(error) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`Failed to fetch rooms: ${reason}`, { cause: error });
        },
      });
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
