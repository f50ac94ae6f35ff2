import type { Kysely } from 'kysely';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';

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
