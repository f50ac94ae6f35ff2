import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  catalogue = await openCatalogue(database.siteUrl);
  await catalogue.settled();
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

/** The queries of content; whether the database is there is asked as well. */
const queries = () => catalogue.queries.filter((query) => query !== 'select "id" from "hotels" limit $1').length;

test('no list, no search and no page of a hotel asks the database', async () => {
  const before = queries();
  const reads = await Promise.all([
    catalogue.brands(),
    catalogue.groupOutline(),
    catalogue.hotelsWithDetails({ brand: 'omnia', location: 'delhi' }),
    catalogue.featuredHotels({ brand: 'omnia' }),
    catalogue.searchHotels('palace'),
    catalogue.findSpaces({ guests: 100 }, { skip: 0, most: 12 }),
    catalogue.ceremonyPlaces({ ceremony: 'haldi', guests: 100 }, { skip: 0, most: 12 }),
    catalogue.announcement(),
    catalogue.editorial(),
    catalogue.hotelBySlug('the-tivoli'),
    catalogue.hotelBySlug('nobody-knows-it'),
  ]);
  expect(reads.map(({ source }) => source)).toEqual(reads.map(() => 'live'));
  expect(queries()).toBe(before);
});

test('a change of one hotel is one query, a change outside hotels is one for each list', async () => {
  await database.db.updateTable('hotels').set({ name: 'New name' }).where('slug', '=', 'the-tivoli').execute();
  const { id = '' } = (await catalogue.hotelById('the-tivoli')).value ?? {};
  const before = queries();
  await catalogue.refresh(id);
  expect(queries() - before).toBe(1);
  const { value } = await catalogue.hotelsWithDetails({ most: 24 });
  expect(value.find((card) => card.slug === 'the-tivoli')?.name).toBe('New name');

  await database.db.updateTable('offers').set({ title: 'New title' }).execute();
  await catalogue.refresh('group');
  expect(queries() - before).toBe(11);
  expect((await catalogue.offers()).value.map(({ title }) => title)).toContain('New title');
});
