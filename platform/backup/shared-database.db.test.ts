import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { restoreSite } from '#platform/backup/restore/restore-site.ts';
import { isEmptyDatabase, emptyDatabase as removeSite } from '#platform/backup/restore/target-database.ts';
import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrationFiles } from '#platform/database/migration-files.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { emptyDatabase as newDatabase, type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { save } from './save.ts';

/* A hosted database may contain more than the site: others' tables in `public`, extensions, schemas, a host's own
   roles. */
let source: TestDatabase;
let shared: TestDatabase;
let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-shared-database-'));
  archive = join(folder, 'site.tar.gz');
  source = await testDatabase();
  await save(archive, { ownerUrl: source.ownerUrl });
  shared = await newDatabase();
  await shared.owner.query(`
    create type colour as enum ('red', 'blue');
    create table payroll (id serial primary key, person text not null, colour colour not null default 'red');
    create table shifts (payroll_id int references payroll, day date);
    create index shifts_day on shifts (day);
    create view well_paid as select person from payroll;
    create materialized view paid as select count(*) from payroll;
    create function raise_pay() returns int language sql as 'select 1';
    create schema hr; create table hr.leave (day date);
    insert into payroll (person) values ('Asha'), ('Ravi');
    insert into shifts values (1, '2026-11-22')`);
});
afterAll(async () => {
  await Promise.all([source.drop(), shared.drop()]);
  await rm(folder, { recursive: true });
});

const config = () => readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: shared.ownerUrl });

/** Returns every table, view, index, sequence and function that is not the site's, with the rows. */
async function foreign(): Promise<unknown> {
  const { rows } = await shared.owner.query(
    `select (select count(*)::int from payroll) as people, (select count(*)::int from well_paid) as seen,
            (select count(*)::int from shifts) as shifts, raise_pay() as raised, nextval('payroll_id_seq') > 0 as next,
            (select count(*)::int from pg_constraint where conrelid = 'shifts'::regclass and contype = 'f') as keys,
            to_regclass('shifts_day') is not null as index, to_regclass('paid') is not null as kept,
            to_regclass('hr.leave') is not null as other`,
  );
  return rows[0];
}

const untouched = {
  people: 2,
  seen: 2,
  shifts: 1,
  raised: 1,
  next: true,
  keys: 1,
  index: true,
  kept: true,
  other: true,
};

test('a restore goes beside others’ tables, and --replace removes nothing of theirs', async () => {
  expect(await isEmptyDatabase(shared.ownerUrl)).toBe(true);
  await restoreSite(archive, config());
  expect(await foreign()).toEqual(untouched);
  expect(await isEmptyDatabase(shared.ownerUrl)).toBe(false);
  await shared.owner.query('delete from hotel_images');
  const [said] = await restoreSite(archive, config(), { isReplacing: true });
  expect(said).toContain('all equal to what was saved');
  expect(await foreign()).toEqual(untouched);
  expect(await prepareDatabase(shared.ownerUrl, siteDatabase)).toMatchObject({ migrations: [] });
});

test('a restore does not replace the database of a running site', async () => {
  const end = listen({ url: shared.ownerUrl, onNotice: { content() {} }, log: pino({ enabled: false }) });
  const replace = () => restoreSite(archive, config(), { isReplacing: true });
  const count = async () => (await shared.owner.query('select count(*)::int as rows from hotels')).rows;
  const before = await count();
  await expect.poll(() => replace().catch(({ message }: Error) => message)).toContain('A site is at work on this');
  expect(await count()).toEqual(before);
  await end();
  const connected = () =>
    shared.owner.query(
      "select from pg_stat_activity where application_name = 'tivoli' and datname = current_database()",
    );
  await expect.poll(async () => (await connected()).rowCount).toBe(0);
  expect(await replace()).toContainEqual(expect.stringContaining('all equal to what was saved'));
});

test('an archive of a shared database holds the site’s tables alone', async () => {
  const file = join(folder, 'shared.tar.gz');
  const { manifest } = await save(file, { ownerUrl: shared.ownerUrl });
  expect(manifest.tables.filter(({ name }) => ['payroll', 'shifts', 'leave'].includes(name))).toEqual([]);
  expect(manifest.sequences.filter(({ name }) => name.includes('payroll'))).toEqual([]);
  expect(manifest.tables.map(({ name }) => name)).toContain('venue_bookings');
});

test('a database that was prepared in part only is emptied too', async () => {
  const part = await newDatabase();
  await migrate(part.ownerUrl, { only: new Set([(await migrationFiles())[0]?.version ?? '']) });
  await removeSite(part.ownerUrl);
  expect(await prepareDatabase(part.ownerUrl, siteDatabase)).toMatchObject({
    migrations: expect.arrayContaining([expect.anything()]),
  });
  await part.drop();
});

test('others’ tables with the names of ours are theirs where the site was never prepared', async () => {
  const other = await newDatabase();
  await other.owner.query('create table media (name text); create schema jobs; create table jobs.job (id int)');
  const there = readConfig({ DATA_DIR: join(folder, 'other'), DATABASE_URL: other.ownerUrl });
  await expect(restoreSite(archive, there, { isReplacing: true })).rejects.toThrow('already exists');
  const { rows } = await other.owner.query(`select to_regclass('media') as media, to_regclass('jobs.job') as job`);
  expect(rows).toEqual([{ media: 'media', job: 'jobs.job' }]);
  await other.drop();
});

test('--replace is refused, with all left as it is, where others rest on ours or a later site was here', async () => {
  await shared.owner.query('create view our_rooms as select name from rooms');
  await expect(restoreSite(archive, config(), { isReplacing: true })).rejects.toThrow(
    'view public.our_rooms depends on table public.rooms',
  );
  expect((await shared.owner.query('select from our_rooms')).rowCount).toBeGreaterThan(0);
  await shared.owner.query('drop view our_rooms');

  await shared.owner.query(
    'create trigger ours before update on payroll for each row execute function site.touch_updated_at()',
  );
  await expect(restoreSite(archive, config(), { isReplacing: true })).rejects.toThrow(
    'trigger ours on table public.payroll depends on',
  );
  await shared.owner.query('drop trigger ours on payroll');

  await shared.owner.query(`insert into site.migrations values ('29990101000000', 'later.sql', 'x')`);
  await expect(restoreSite(archive, config(), { isReplacing: true })).rejects.toThrow(
    'prepared by a later version of the site',
  );
  expect(await foreign()).toEqual(untouched);
});
