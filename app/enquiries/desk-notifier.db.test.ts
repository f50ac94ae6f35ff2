import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskNotifier, type DeskNotifier, deskChannel } from '#app/enquiries/desk-notifier.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';

const log = pino({ enabled: false });
let db: TestDatabase;
let database: Database;
let here: DeskNotifier;
let there: DeskNotifier;
/** How often a desk that is open on the other replica was told. */
let told = 0;
let forget: () => void;
let end: () => Promise<void>;

const nothing = () => {};
const listening = () =>
  db.owner.query(`select pid from pg_stat_activity where datname = current_database() and query like '%listen "desk"'`);

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  [here, there] = [createDeskNotifier(database.desk, log), createDeskNotifier(database.desk, log)];
  forget = there.listen(() => {
    told += 1;
  }, nothing);
  end = listen({ url: db.siteUrl, onNotice: { content: nothing, [deskChannel]: there.tellAll }, log });
});
afterAll(async () => {
  await end();
  await database.close();
  await db.drop();
});

test('a desk is told once what came at another replica in one moment, and after a lost connection', async () => {
  await expect.poll(async () => (await listening()).rows.length).toBe(1);
  for (let notices = 0; notices < 50; notices += 1) here.notify();
  await expect.poll(() => told).toBe(1);
  for (const { pid } of (await listening()).rows) await db.owner.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => told).toBe(2);
});

test('a desk is told that sessions ended, whoever ended them', async () => {
  const before = told;
  await db.owner.query(`insert into staff."user" (id, name, email) values ('1', 'Asha', 'asha@example.com')`);
  await db.owner.query(`insert into staff.session (token, "userId", "expiresAt") values ('t', '1', now())`);
  await db.owner.query('delete from staff.session');
  await expect.poll(() => told).toBe(before + 1);
});

test('a notifier that was closed tells nobody, and a site that stops lets every desk go', async () => {
  const before = told;
  let ended = 0;
  const closing = createDeskNotifier(database.desk, log);
  closing.listen(nothing, () => {
    ended += 1;
  });
  closing.notify();
  closing.close();
  closing.notify();
  here.notify();
  await expect.poll(() => told, { message: 'of three notices the one of the notifier that is open' }).toBe(before + 1);
  closing.endAll();
  expect(ended).toBe(1);
});

test('a desk that was left is told no more', async () => {
  const before = told;
  forget();
  const notified = Promise.withResolvers<void>();
  there.listen(notified.resolve, nothing);
  here.notify();
  await notified.promise;
  expect(told).toBe(before);
});
