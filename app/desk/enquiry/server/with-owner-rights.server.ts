import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ownerSettings } from '#platform/database/owner-client.ts';
import type { DB } from '#platform/database/types.ts';

/** Runs work with the database owner's rights, which the site does not have. Only erasing a person needs them. */
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
