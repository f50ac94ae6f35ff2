import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DB } from '#platform/database/types.ts';

/** A test file's own database, migrated and seeded. */
export interface TestDatabase {
  /** The owner's connection, as `MIGRATION_DATABASE_URL` gives it. */
  ownerUrl: string;
  /** The site's connection, as `DATABASE_URL` gives it: a login with the least rights. */
  siteUrl: string;
  /** The owner's typed queries, to arrange and to check, */
  db: Kysely<DB>;
  /** and the owner's plain SQL. */
  owner: pg.Pool;
  drop(): Promise<void>;
}

/**
 * Copies the template, which takes 30 to 60 ms on a quiet machine. Drop the copy when the file is done (`afterAll`).
 */
export function testDatabase(): Promise<TestDatabase> {
  return newDatabase('template template_site strategy file_copy');
}

/** Makes a database without migrations. */
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

let admin: pg.Pool | undefined;

/** One connection of the superuser serves all test files of this process, one after another. */
async function asAdmin(statement: string): Promise<void> {
  admin ??= new pg.Pool({ connectionString: inject('databaseServer'), max: 1, allowExitOnIdle: true }).on(
    'error',
    () => {},
  );
  await admin.query(statement);
}
