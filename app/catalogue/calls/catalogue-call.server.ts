import type { Kysely } from 'kysely';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';

/** What a call reads from while the database answers. */
export interface LiveSource {
  db: Kysely<DB>;
  /** Is told of a row that is not as it should be. */
  reportInvalid: ReportInvalid;
}

/** One read of the catalogue: how the database answers it, and beside it how a snapshot does during an outage. */
export interface CatalogueCall<Asked, T> {
  /** Its name in the log. */
  name: string;
  live(source: LiveSource, asked: Asked): Promise<T>;
  /**
   * The answer of a snapshot, with the filters and the order of `live`: `live-and-snapshot.db.test.ts` compares the
   * two. Undefined where the snapshot does not know.
   */
  fallback(snapshot: Snapshot, asked: Asked): T | undefined;
  /** The answer, or what is thrown, where neither knows. */
  unknown(error: unknown): T;
}
