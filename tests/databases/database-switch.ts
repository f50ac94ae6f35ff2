import pg from 'pg';
import { inject } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Makes a test's database unavailable to the site, as a restart of its server would, and available again. */
export async function switchDatabase(database: TestDatabase, state: 'on' | 'off'): Promise<void> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const admin = new pg.Client({ connectionString: inject('databaseServer') });
  await admin.connect();
  try {
    await admin.query(`alter database ${name} with allow_connections ${state === 'on'}`);
    if (state === 'off')
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  } finally {
    await admin.end();
  }
}
