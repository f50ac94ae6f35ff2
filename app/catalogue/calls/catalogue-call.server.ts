import type { Kysely } from 'kysely';
import { mostKeptHotels } from '#app/catalogue/fallback/last-good-answer.server.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { mapSnapshotHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { cacheForEach } from '#platform/cache-for.ts';
import type { DB } from '#platform/database/types.ts';
import { announcements } from './announcements.server.ts';
import { brands } from './brands.server.ts';
import { editorial } from './editorial.server.ts';
import { locations } from './locations.server.ts';
import { offers } from './offers.server.ts';

/** The database that a call reads from. */
export interface LiveSource {
  db: Kysely<DB>;
  /** Is called for a row that is not as it should be. */
  reportInvalid: ReportInvalid;
}

/** One read of the catalogue: how the database answers it, and how a snapshot answers it during an outage. */
export interface CatalogueCall<Params, T> {
  /** The call's name in the log. */
  name: string;
  live(source: LiveSource, params: Params): Promise<T>;
  /**
   * The answer of a snapshot, with the filters and the order of `live`; `live-and-snapshot.db.test.ts` compares the
   * two. Undefined if the snapshot does not know.
   */
  fallback(snapshot: Snapshot, params: Params): T | undefined;
  /** The answer, or the error that is thrown, if neither knows. */
  unknown(error: unknown): T;
}

/**
 * Reads the whole catalogue, including hidden hotels, for the last good answer. If there are very many hotels, it
 * reads the first ones.
 */
export async function wholeCatalogue(source: LiveSource): Promise<Snapshot> {
  const { db, reportInvalid } = source;
  return {
    brands: await brands.live(source),
    locations: await locations.live(source),
    announcements: await announcements.live(source),
    offers: await offers.live(source),
    editorial: await editorial.live(source),
    hotels: (await hotelQuery(db).limit(mostKeptHotels).execute()).map((row) => mapSnapshotHotel(row, reportInvalid)),
  };
}

/** So many answers of one call are cached at most: those that were asked for last. */
const mostCachedAnswers = 100;

/**
 * Returns the same call with its live answers cached by its parameters.
 * @param freshMs how long an answer is cached, milliseconds
 * @param isCached whether the answer to this question is worth its place
 */
export function cacheCall<Params, T>(
  call: CatalogueCall<Params, T>,
  freshMs: number,
  isCached: (params: Params) => boolean = () => true,
): CatalogueCall<Params, T> & { forget(): void } {
  const cache = cacheForEach(freshMs, mostCachedAnswers, (source: LiveSource, params: Params) =>
    call.live(source, params),
  );
  return {
    ...call,
    live: (source, params) =>
      isCached(params) ? cache.get(JSON.stringify(params) ?? '', source, params) : call.live(source, params),
    forget: cache.forget,
  };
}
