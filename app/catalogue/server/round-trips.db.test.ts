import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

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

test('a page of a hotel that nobody keeps takes two round trips, whatever its kind', async () => {
  /** The reads of such a page's loaders, including the page's frame. */
  const page = (slug: string) =>
    Promise.all([
      catalogue.brands(),
      catalogue.locations(),
      catalogue.groupOutline(),
      catalogue.hotelsWithDetails({ slugs: ['the-tivoli'], most: 1 }),
      catalogue.announcement(),
      catalogue.hotelBySlug(slug),
      catalogue.listHotels({ most: 24 }),
    ]);
  await page('the-tivoli');
  await catalogue.settled();
  await page('the-tivoli');
  for (const slug of ['the-tivoli', 'omnia-noida', 'upper-hse-sultanpur', 'nobody-knows-it']) {
    const before = catalogue.queries.length;
    await page(slug);
    expect(catalogue.queries.length - before, slug).toBeLessThanOrEqual(2);
  }
});

test('what is kept for every page is let go when anything read shows a change', async () => {
  const first = () => catalogue.hotelsWithDetails({ most: 24 });
  await first();
  await database.db.updateTable('hotels').set({ name: 'New name' }).where('slug', '=', 'the-tivoli').execute();
  await catalogue.listHotels();
  await catalogue.settled();
  const { value } = await first();
  expect(value.find((card) => card.slug === 'the-tivoli')?.name).toBe('New name');
});
