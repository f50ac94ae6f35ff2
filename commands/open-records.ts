import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { getTypeParser } from '#platform/database/connection-settings.ts';
import type { DB } from '#platform/database/types.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { openObjectStore } from '#platform/storage/open-object-store.ts';
import { asCommand, ownerUrlOf } from './as-command.ts';

/** The records as the owner of the site sees them, for a command. */
export interface OpenRecords {
  database: Kysely<DB>;
  objects: ObjectStore;
  dataDir: string;
}

/** Opens the records, runs the work and closes them; an error ends the command with one sentence and exit code 1. */
export function withRecords(work: (records: OpenRecords) => Promise<void>): Promise<void> {
  return asCommand(async (config) => {
    const pool = new pg.Pool({
      connectionString: ownerUrlOf(config),
      types: { getTypeParser },
      max: 2,
      connectionTimeoutMillis: 5_000,
    });
    pool.on('error', () => {});
    const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    try {
      await work({ database, objects: await openObjectStore(config), dataDir: config.dataDir });
    } finally {
      await database.destroy();
    }
  });
}
