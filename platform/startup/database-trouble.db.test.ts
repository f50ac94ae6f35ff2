import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TimedOut, withTimeout } from '#platform/database/with-timeout.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Returns the error that `pg` throws for this connection and statement. */
async function failureOf(url: string, sql = 'select 1'): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error('It did not fail.');
}

test('a server that refuses connections, has no address or cuts them is away', async () => {
  expect(databaseTrouble(await failureOf('postgres://user@127.0.0.1:1/site'))).toBe('away');
  expect(databaseTrouble(await failureOf('postgres://user@nowhere.invalid/site'))).toBe('away');
  const cut = 'select pg_terminate_backend(pg_backend_pid())';
  expect(databaseTrouble(await failureOf(database.ownerUrl, cut))).toBe('away');
  expect(databaseTrouble(new Error('wrapped', { cause: await failureOf(database.ownerUrl, cut) }))).toBe('away');
});

test('a server that is too slow for whoever asked is away', async () => {
  const slow = await withTimeout(1, new Promise(() => {})).catch((error: unknown) => error);
  expect(slow).toBeInstanceOf(TimedOut);
  expect(databaseTrouble(slow)).toBe('away');
});

test('a wrong password or database is a wrong address, and told by the variable that gave it', async () => {
  const wrongPassword = new URL(database.ownerUrl);
  wrongPassword.password = 'wrong';
  const refused = await failureOf(wrongPassword.href);
  expect(databaseTrouble(refused)).toBe('wrong-address');
  expect(explainTrouble(refused, 'DATABASE_URL').message).toMatch(
    /^DATABASE_URL must name a database and a login that it accepts, and it answered: password authentication failed/,
  );
  for (const password of ['', undefined]) {
    const without = new URL(database.ownerUrl);
    without.password = password ?? '';
    const asked = await failureOf(password === '' ? without.href.replace('@', ':@') : without.href);
    expect(databaseTrouble(asked)).toBe('wrong-address');
    expect(explainTrouble(asked, 'DATABASE_URL').message).toBe(
      'The database asks for a password and DATABASE_URL has none: postgresql://user:password@host:5432/database.',
    );
  }
  const wrongDatabase = new URL(database.ownerUrl);
  wrongDatabase.pathname = '/missing';
  expect(databaseTrouble(await failureOf(wrongDatabase.href))).toBe('wrong-address');
});

test('a statement that fails is neither', async () => {
  expect(databaseTrouble(await failureOf(database.ownerUrl, 'select * from missing'))).toBe('broken');
  expect(databaseTrouble(new Error('supabase/migrations/x.sql was changed'))).toBe('broken');
});
