import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newReference } from '#app/forms/store-once.server.ts';
import { checkSchema } from '#platform/backup/restore/restore.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationFiles } from '#platform/database/migration-files.ts';
import { emptyDatabase, type TestDatabase } from '#tests/databases/database.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';

const project = 'supabase/migrations';
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tivoli-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a new database gets every migration, an up-to-date one none, and that at once', async () => {
  const timeOf = async (work: () => Promise<void>) => {
    const passed = stopwatch();
    await work();
    return passed();
  };
  const first = await timeOf(async () =>
    expect(await migrate(database.ownerUrl)).toEqual((await readdir(project)).sort()),
  );
  const second = await timeOf(async () => expect(await migrate(database.ownerUrl)).toEqual([]));
  expect(second).toBeLessThan(first / 2);
});

test('replicas that start together apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.ownerUrl)));
  expect(applied.flat().sort()).toEqual((await readdir(project)).sort());
});

test('a migration that fails leaves nothing of itself behind and is named', async () => {
  await writeFile(join(folder, '20260101000000_good.sql'), 'create table good ()');
  await writeFile(join(folder, '20260101000001_bad.sql'), 'create table half (); select 1 / 0');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow(
    '20260101000001_bad.sql was not applied and nothing of it was kept: division by zero',
  );
  const { rows } = await database.owner.query("select to_regclass('good') as good, to_regclass('half') as half");
  expect(rows).toEqual([{ good: 'good', half: null }]);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await cp(project, folder, { recursive: true });
  await migrate(database.ownerUrl, { folder });
  const [first = ''] = await readdir(folder);
  await writeFile(join(folder, first), 'select 1');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow(
    `${first} was changed after it had been applied`,
  );
});

test('what Supabase’s own tool has applied is not applied again', async () => {
  await writeFile(join(folder, '20260101000000_theirs.sql'), 'create table theirs ()');
  await writeFile(join(folder, '20260101000001_ours.sql'), 'create table ours ()');
  await database.owner.query(`
    create table theirs ();
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations values ('20260101000000', null, 'theirs')`);
  expect(await migrate(database.ownerUrl, { folder })).toEqual(['20260101000001_ours.sql']);
});

/** Makes a database as the migrations before the baseline left it: the same schema, under their names. */
async function databaseBeforeBaseline(): Promise<string[]> {
  const [baseline] = await migrationFiles();
  const versions = baseline?.replaces?.versions ?? [];
  await migrate(database.ownerUrl, { only: new Set([baseline?.version ?? '']) });
  await database.owner.query('delete from site.migrations');
  await database.owner.query(
    `insert into site.migrations (version, name, checksum) select v, v || '_earlier.sql', repeat('0', 64) from unnest($1::text[]) v`,
    [versions],
  );
  return versions;
}

test('a database from before the baseline is taken over with its rows, and keeps its record', async () => {
  const earlier = await databaseBeforeBaseline();
  expect(earlier.length).toBeGreaterThan(40);
  await database.owner.query(
    "insert into public.leads (language, reference, source, customer_name, customer_email) values ('en', $1, 'loyalty', 'Asha', 'a@example.com')",
    [newReference()],
  );
  const [baseline = '', ...later] = (await readdir(project)).sort();
  expect(await migrate(database.ownerUrl)).toEqual(later);
  const { rows: leads } = await database.owner.query('select customer_name from public.leads');
  expect(leads).toEqual([{ customer_name: 'Asha' }]);
  const { rows: recorded } = await database.owner.query<{ version: string }>('select version from site.migrations');
  expect(recorded.map(({ version }) => version)).toEqual(expect.arrayContaining([...earlier, baseline.slice(0, 14)]));
});

test('a database that is older than the baseline is refused with the commit that brings it there', async () => {
  const earlier = await databaseBeforeBaseline();
  await database.owner.query('delete from site.migrations where version = $1', [earlier.at(-1)]);
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    /This database is of an earlier version of the site \(its newest migration is \d{14}\): bring it up to date with commit [0-9a-f]{8}/,
  );
});

test('an archive from before the baseline restores into its schema; an older one is refused', async () => {
  const [baseline] = await migrationFiles();
  const versions = baseline?.replaces?.versions ?? [];
  const made = (list: string[]) => ({ migrations: list.map((version) => ({ version, checksum: '0'.repeat(64) })) });
  await expect(checkSchema(made(versions))).resolves.toBeUndefined();
  expect(await migrate(database.ownerUrl, { only: new Set(versions) })).toEqual([baseline?.name]);
  await expect(checkSchema(made(versions.slice(0, 9)))).rejects.toThrow(
    /The archive is of an earlier version of the site .* with commit [0-9a-f]{8}/,
  );
  await expect(checkSchema(made([...versions, '29990101000000']))).rejects.toThrow(
    'made by another version of the site',
  );
});

test('Supabase’s own record names the baseline in place of what it replaces, and keeps what is others’', async () => {
  const earlier = await databaseBeforeBaseline();
  await database.owner.query(
    `create schema supabase_migrations;
     create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`,
  );
  await database.owner.query('insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])', [
    [...earlier, '20200101000000'],
  ]);
  await database.owner.query('delete from site.migrations');
  await migrate(database.ownerUrl);
  const { rows } = await database.owner.query(
    'select version, name from supabase_migrations.schema_migrations order by 1',
  );
  expect(rows).toEqual([
    { version: '20200101000000', name: null },
    { version: '20261127120000', name: 'baseline' },
  ]);
});

test('a migration that waits for a table lets enquiries pass, says so, and is applied once it is free', async () => {
  await migrate(database.ownerUrl);
  await cp(project, folder, { recursive: true });
  await writeFile(join(folder, '29990101000000_new_column.sql'), 'alter table public.leads add column later text');
  const holder = await database.owner.connect();
  await holder.query('begin; lock table public.leads in row exclusive mode');
  const waited: string[] = [];
  const migrating = migrate(database.ownerUrl, { folder, onWait: ({ name }) => void waited.push(name) });
  const slowest = await longestInsert(() => waited.length < 2);
  await holder.query('commit');
  holder.release();
  expect(await migrating).toEqual(['29990101000000_new_column.sql']);
  expect(waited).toContain('29990101000000_new_column.sql');
  // An enquiry gives up after 2.5 s.
  expect(slowest).toBeLessThan(2_500);
});

test('the project’s migrations are named by a day that has come', async () => {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  for (const name of await readdir(project)) expect(name.slice(0, 8) <= today, `${name} lies ahead`).toBe(true);
});

/** Returns the milliseconds of the slowest of the leads, which are stored one after the other. */
async function longestInsert(goOn: () => boolean): Promise<number> {
  let longest = 0;
  while (goOn()) {
    const passed = stopwatch();
    await database.owner.query(
      "insert into public.leads (language, reference, source, customer_name, customer_email) values ('en', $1, 'loyalty', 'A', 'a@example.com')",
      [newReference()],
    );
    longest = Math.max(longest, passed());
  }
  return longest;
}

test('a misnamed migration, and one whose timestamp another one has, are refused with what to do', async () => {
  for (const name of ['20260101000000_one.sql', '20260101000000_two.sql'])
    await writeFile(join(folder, name), 'select 1');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('another migration has the same timestamp');
  await writeFile(join(folder, '1-tables.sql'), 'select 1');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('named like 20260131120000_what_it_does.sql');
});
