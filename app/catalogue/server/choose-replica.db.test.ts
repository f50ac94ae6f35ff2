import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { createChooseReplica } from './choose-replica.server.ts';

/* A second database stands for the replica: it has a name that the main one does not have. */
let main: TestDatabase;
let other: TestDatabase;
const log = pino({ enabled: false });

beforeAll(async () => {
  [main, other] = await Promise.all([testDatabase(), testDatabase()]);
  await other.owner.query("update hotels set name = 'From the replica' where slug = 'the-tivoli'");
});
afterAll(() => main.drop());

function aSource(replicaUrl: string) {
  const database = openDatabase(main.siteUrl, replicaUrl);
  const source = createChooseReplica(database, log);
  const name = () =>
    source.ask(async (db) => {
      const row = db.selectFrom('hotels').select('name').where('slug', '=', 'the-tivoli');
      return (await row.executeTakeFirstOrThrow()).name;
    });
  return { name, changed: source.changed, close: () => database.close().finally(source.stop) };
}

test('pages are read from the replica once it has caught up, until then from the main database', async () => {
  const source = aSource(other.siteUrl);
  await expect.poll(() => source.name()).toBe('The Tivoli');
  await expect.poll(() => source.name()).toBe('From the replica');
  source.changed();
  await expect.poll(() => source.name()).toBe('The Tivoli');
  await expect.poll(() => source.name()).toBe('From the replica');
  await source.close();
});

test('a replica that is away or goes away costs nobody their page', async () => {
  const nowhere = aSource('postgres://tivoli_site@127.0.0.1:1/none');
  await expect.poll(() => nowhere.name()).toBe('The Tivoli');
  await nowhere.close();
  const source = aSource(other.siteUrl);
  await expect.poll(() => source.name()).toBe('From the replica');
  await other.drop();
  await expect.poll(() => source.name()).toBe('The Tivoli');
  await source.close();
});
