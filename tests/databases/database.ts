import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DB } from '#platform/database/types.ts';

/** A test file's own database: migrated, seeded, and nobody else's. */
export interface TestDatabase {
  /** The owner's connection, as `MIGRATION_DATABASE_URL` would give it. */
  ownerUrl: string;
  /** What the site connects with, as `DATABASE_URL` would give it: a login with the least rights. */
  siteUrl: string;
  /** The owner's view, to arrange and to look: typed, */
  db: Kysely<DB>;
  /** and in plain SQL. */
  owner: pg.Pool;
  drop(): Promise<void>;
}

/** A copy of the template, made in 30 to 60 ms on a quiet machine. Drop it when the file is done (`afterAll`). */
export function testDatabase(): Promise<TestDatabase> {
  return newDatabase('template template_site strategy file_copy');
}

/** One that nobody has migrated yet. */
export function emptyDatabase(): Promise<TestDatabase> {
  return newDatabase('template template0 strategy file_copy');
}

async function newDatabase(made: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} ${made}`);
  const owner = new URL(inject('databaseServer'));
  owner.pathname = name;
  const site = new URL(owner);
  site.username = 'website';
  site.password = inject('websitePassword');
  const pool = new pg.Pool({ connectionString: owner.href, max: 3 });
  pool.on('error', () => {});
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    ownerUrl: owner.href,
    siteUrl: site.href,
    db,
    owner: pool,
    async drop() {
      await db.destroy();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
