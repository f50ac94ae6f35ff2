import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskNotifier, type DeskNotifier } from '#app/enquiries/desk-notifier.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';

let db: TestDatabase;
let database: Database;
let here: DeskNotifier;
let there: DeskNotifier;
beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  const parts = { database: database.desk, sessionUrl: db.siteUrl, log: pino({ enabled: false }) };
  here = createDeskNotifier(parts);
  there = createDeskNotifier(parts);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
  await db.drop();
});

const listening = () =>
  db.owner.query(`select pid from pg_stat_activity where datname = current_database() and query like '%listen desk'`);

test('a ring on one replica is heard on every other, many of a moment as one, also after a lost connection', async () => {
  let heard = 0;
  const forget = there.listen(
    () => {
      heard += 1;
    },
    () => {},
  );
  await expect.poll(() => heard, { message: 'it asks once it listens' }).toBe(1);
  for (let notices = 0; notices < 50; notices += 1) here.notify();
  await expect.poll(() => heard).toBe(2);
  expect((await listening()).rows, 'one connection listens').toHaveLength(1);
  for (const { pid } of (await listening()).rows) await db.owner.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => heard).toBe(3);
  forget();
  await expect.poll(async () => (await listening()).rows.length, { message: 'nobody listens, no connection' }).toBe(0);
});

test('a bell that was closed rings no more, and a site that stops lets every desk go', async () => {
  const parts = { database: database.desk, sessionUrl: db.siteUrl, log: pino({ enabled: false }) };
  const closing = createDeskNotifier(parts);
  let [heard, ended] = [0, 0];
  const forget = here.listen(
    () => {
      heard += 1;
    },
    () => {
      ended += 1;
    },
  );
  await expect.poll(() => heard).toBe(1);
  closing.notify();
  await closing.close();
  closing.notify();
  there.notify();
  await expect.poll(() => heard, { message: 'of three notices the one of the notifier that is open' }).toBe(2);
  here.endAll();
  expect(ended).toBe(1);
  const second = here.listen(
    () => {},
    () => {},
  );
  forget();
  forget();
  expect((await listening()).rows, 'somebody else still listens').toHaveLength(1);
  second();
  await expect.poll(async () => (await listening()).rows.length).toBe(0);
});

test('a desk that is closed before its connection is made is nothing to warn of', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const notifier = createDeskNotifier({ database: database.desk, sessionUrl: db.siteUrl, log });
  for (let turns = 0; turns < 20; turns += 1) {
    const forget = notifier.listen(
      () => {},
      () => {},
    );
    await wait(turns);
    forget();
  }
  let heard = 0;
  const forget = notifier.listen(
    () => {
      heard += 1;
    },
    () => {},
  );
  await expect.poll(() => heard).toBe(1);
  forget();
  await notifier.close();
  await expect.poll(async () => (await listening()).rows.length).toBe(0);
  expect(lines).toEqual([]);
});
