import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, type TestCatalogue } from '#tests/catalogue.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  catalogue = await openCatalogue(database.siteUrl);
  await catalogue.listHotels();
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

test('each of these calls is one round trip', async () => {
  await catalogue.settled();
  for (const call of [
    () => catalogue.listHotels(),
    () => catalogue.hotelsWithDetails({ brand: 'omnia', location: 'delhi' }),
    () => catalogue.featuredHotels({ brand: 'omnia' }),
    () => catalogue.searchHotels('palace'),
  ]) {
    const before = catalogue.queries.length;
    await call();
    expect(catalogue.queries.length - before).toBe(1);
  }
});

test('a page of a hotel takes two round trips: what every page wants is asked for once', async () => {
  const page = () =>
    Promise.all([
      catalogue.brands(),
      catalogue.locations(),
      catalogue.hotelsWithDetails(),
      catalogue.hotelBySlug('the-tivoli'),
      catalogue.listHotels(),
    ]);
  await page();
  await catalogue.settled();
  await page();
  const before = catalogue.queries.length;
  for (let visitor = 0; visitor < 5; visitor++) await page();
  expect(catalogue.queries.length - before).toBe(5 * 2);
});

test('what is kept for every page is let go when anything read shows a change', async () => {
  await catalogue.hotelsWithDetails();
  await database.db.updateTable('hotels').set({ name: 'New name' }).where('slug', '=', 'the-tivoli').execute();
  await catalogue.listHotels();
  await catalogue.settled();
  const { value } = await catalogue.hotelsWithDetails();
  expect(value.find((card) => card.slug === 'the-tivoli')?.name).toBe('New name');
});
