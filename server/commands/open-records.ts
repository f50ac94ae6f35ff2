import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#server/boot/refusal.ts';
import { readConfig } from '#server/config.ts';
import { getTypeParser } from '#server/database/type-parsers.ts';
import type { DB } from '#server/database/types.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';

/** The records as the owner of the site sees them, for a command. */
export interface OpenRecords {
  database: Kysely<DB>;
  objects: ObjectStore;
  dataDir: string;
}

/** Opens them, works, and lets go of them; what cannot be done ends the command with one sentence and exit code 1. */
export async function withRecords(work: (records: OpenRecords) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const url = config.migrationDatabaseUrl ?? config.databaseUrl ?? embeddedUrl(config.dataDir);
    const pool = new pg.Pool({
      connectionString: url,
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
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** The embedded database answers while the site runs. */
function embeddedUrl(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  } catch {
    throw new Refusal(`No database runs in ${dataDir}: start the site first, or set DATABASE_URL.`);
  }
}
