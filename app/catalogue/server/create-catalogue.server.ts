import type { Kysely } from 'kysely';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import * as snapshot from '#app/catalogue/fallback/snapshot-answers.server.ts';
import { announcements } from '#app/catalogue/live/announcements.server.ts';
import { brandBySlug, brands } from '#app/catalogue/live/brands.server.ts';
import { groupOutline } from '#app/catalogue/live/group-outline.server.ts';
import { hotelBySlug } from '#app/catalogue/live/hotel.server.ts';
import { hotelsWithDetails, searchHotels } from '#app/catalogue/live/hotel-cards.server.ts';
import { hotelMedia } from '#app/catalogue/live/hotel-media.server.ts';
import { hotelById, listHotels } from '#app/catalogue/live/hotel-options.server.ts';
import { locationBySlug, locations } from '#app/catalogue/live/locations.server.ts';
import { offers } from '#app/catalogue/live/offers.server.ts';
import { rooms } from '#app/catalogue/live/rooms.server.ts';
import { ceremonyPlaces, findSpaces, searchSpaces } from '#app/catalogue/live/spaces.server.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { cacheFor, cacheForEach } from './cache-for.server.ts';
import type { CardFilter, Catalogue, HotelLookup } from './catalogue.server.ts';
import { createReader, type ReaderOptions } from './read-with-fallback.server.ts';
import type { ReportInvalid } from './report-invalid-column.server.ts';

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

type Asked = [database: Kysely<DB>, reportInvalid: ReportInvalid];

/** The reads of one running site. Never waits for a database that is away, and never rejects but for unknown rooms. */
export function createCatalogue(options: Omit<ReaderOptions, 'onChange'>): OpenCatalogue {
  const reader = createReader({
    ...options,
    onChange: forgetAll,
  });
  const { read } = reader;
  // The menus of every page want these. They are kept until the reader sees a change, which takes seconds.
  const allBrands = cacheFor(cacheTimes.brands.fresh, brands);
  const allLocations = cacheFor(cacheTimes.locations.fresh, locations);
  const outline = cacheFor(cacheTimes.hotels.fresh, groupOutline);
  const parts = cacheForEach(cacheTimes.hotels.fresh, mostKeptParts, (filter: CardFilter, ...asked: Asked) =>
    hotelsWithDetails(asked[0], filter, asked[1]),
  );
  const spaces = cacheForEach(cacheTimes.hotels.fresh, mostKeptParts, findSpaces);
  const plans = cacheForEach(cacheTimes.hotels.fresh, mostKeptParts, ceremonyPlaces);
  const allAnnouncements = cacheFor(announcementsFresh, announcements);

  function forgetAll(): void {
    for (const kept of [allBrands, allLocations, outline, parts, spaces, plans, allAnnouncements]) kept.forget();
  }

  function cards(call: string, filter: CardFilter) {
    return read({
      call,
      live: (db, reportInvalid) =>
        filter.most !== undefined && filter.most <= mostInKeptPart
          ? parts.get(JSON.stringify(filter), filter, db, reportInvalid)
          : hotelsWithDetails(db, filter, reportInvalid),
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
      const filter = { ...rest, ...withoutUndefined({ slugs: slugs?.filter((slug) => !cannotExist(slug)) }) };
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
      const featured = { featured: true, ...withoutUndefined({ most }) };
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
        live: (db, reportInvalid) => hotelBySlug(db, slug, reportInvalid),
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
        live: (db, reportInvalid) => hotelMedia(db, { hotelId, type }, reportInvalid),
        from: (content) => snapshot.hotelMedia(content, hotelId, type),
        otherwise: () => [],
      });
    },

    async searchHotels(text) {
      const wanted = text.replaceAll('\0', ' ').trim().slice(0, longestSearch);
      return read({
        call: 'searchHotels',
        live: (db, reportInvalid) => searchHotels(db, wanted, reportInvalid),
        from: (content) => snapshot.searchHotels(content, wanted),
        otherwise: () => [],
      });
    },

    findSpaces: (wishes, slice) =>
      read({
        call: 'findSpaces',
        live: (db, reportInvalid) =>
          spaces.get(JSON.stringify({ wishes, slice }), db, { wishes, slice }, reportInvalid),
        from: (content) => snapshot.findSpaces(content, wishes, slice),
        otherwise: () => ({ found: [], total: 0, relax: [] }),
      }),

    ceremonyPlaces: ({ ceremony, guests }, slice) =>
      read({
        call: 'ceremonyPlaces',
        live: (db, reportInvalid) => {
          const asked = { ceremony, guests, slice };
          return plans.get(JSON.stringify(asked), db, asked, reportInvalid);
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
        live: (db, reportInvalid) => offers(db, reportInvalid),
        from: snapshot.offers,
        otherwise: () => [],
      });
      return { value: currentOffers(value, todayInIndia()), source };
    },

    async rooms(hotelId) {
      if (cannotExist(hotelId)) return { value: [], source: 'live' };
      return read({
        call: 'rooms',
        live: (db, reportInvalid) => rooms(db, hotelId, reportInvalid),
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
