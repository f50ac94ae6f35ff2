import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ownerSettings } from '#platform/database/owner-client.ts';
import type { DB } from '#platform/database/types.ts';

/** Works with the owner's rights, which the site does not have: for forgetting a person, and for nothing else. */
export async function withOwner<T>(ownerUrl: string, work: (database: Kysely<DB>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, ...ownerSettings });
  pool.on('error', () => {});
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
