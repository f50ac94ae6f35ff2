import { afterAll, beforeAll, expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

async function found(slug: string) {
  const { value } = await catalogue.hotelBySlug(slug);
  if (value.kind !== 'found') throw new Error(`${slug} is ${value.kind}`);
  return value.property;
}

async function without(part: 'dining' | 'rooms', slug: string) {
  const ofHotel = `update ${part} set is_active = false where hotel_id = (select id from hotels where slug = $1)`;
  await database.owner.query(ofHotel, [slug]);
  await catalogue.refresh();
}

test('Ambala and Israna show what is built in for each field that the database leaves empty', async () => {
  for (const slug of ['wedcation-by-tivoli-ambala', 'wedcation-by-tivoli-israna']) {
    const builtIn = properties.find((property) => property.slug === slug);
    await without('dining', slug);
    await database.owner.query("update hotels set description = '', rating = 3.5 where slug = $1", [slug]);
    await catalogue.refresh();
    const { dining, description, rating, quickStats } = await found(slug);
    expect(dining).toEqual(builtIn?.dining);
    expect(description).toBe(builtIn?.description);
    expect(quickStats).toEqual(builtIn?.quickStats);
    expect(rating).toBe(3.5);
  }
});

test('no figure counts what is switched off: neither a tile nor a card', async () => {
  const slug = 'tivoli-heritage-palace';
  await without('rooms', slug);
  await without('dining', slug);
  const { rooms, dining, quickStats } = await found(slug);
  expect([rooms, dining, quickStats]).toEqual([[], [], { eventCapacity: '1,800' }]);
  const { value: cards } = await catalogue.hotelsWithDetails({ slugs: [slug] });
  expect(cards[0]).not.toHaveProperty('rooms');
});
