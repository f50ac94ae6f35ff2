import { afterAll, beforeAll, expect, test } from 'vitest';
import { ceremonies } from '#app/catalogue/ceremonies.ts';
import type { VenueCriteria } from '#app/catalogue/venue-finder.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addWholeHotel } from '#tests/factories/a-whole-hotel.ts';
import { addBrand, addHotel, addLocation } from '#tests/factories/catalogue-rows.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';
import type { Catalogue } from './catalogue.server.ts';

let database: TestDatabase;
let live: TestCatalogue;
let lastGood: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await addWholeHotel(database);
  await addBrand(db, { slug: 'sold', hidden: true });
  await addLocation(db, { slug: 'left', hidden: true });
  await addHotel(db, { slug: 'same-order-b', name: 'B', sort_order: 3, is_featured: true, aliases: ['b-once'] });
  await addHotel(db, { slug: 'same-order-a', name: 'A', sort_order: 3, brand: 'sold', location: 'left' });
  await addHotel(db, { slug: 'hidden', name: 'Hidden palace', hidden: true });
  await addHotel(db, { slug: 'shut', name: 'Shut palace', closed: true });
  live = await openCatalogue(database.siteUrl);
  await live.settled();
  lastGood = await openCatalogue(null, live.dataDir);
});
afterAll(async () => {
  await lastGood.close();
  await live.close();
  await database.drop();
});

const calls: Record<string, (catalogue: Catalogue) => Promise<{ value: unknown; source: string }>> = {
  brands: (c) => c.brands(),
  locations: (c) => c.locations(),
  ...each('brandBySlug', ['tivoli', 'sold', 'nobody'], (c, slug) => c.brandBySlug(slug)),
  ...each('locationBySlug', ['delhi', 'left', 'nowhere'], (c, slug) => c.locationBySlug(slug)),
  ...each(
    'listHotels',
    [{}, { includeInactive: true }, { exclude: ['whole', 'hidden'] }, { slugs: ['whole', 'hidden'] }],
    (c, o) => c.listHotels(o),
  ),
  ...each('hotelById', ['whole', 'hidden', 'nobody'], (c, id) => c.hotelById(id)),
  ...each(
    'hotelsWithDetails',
    [
      {},
      { brand: 'tivoli' },
      { brand: 'sold' },
      { location: 'left' },
      { location: 'delhi', featured: true },
      { locations: ['left', 'nowhere'] },
      { slugs: ['whole', 'hidden', 'nobody'] },
      { eachLocation: 1, locations: ['delhi', 'left'] },
      { skip: 1, most: 1 },
      { brand: 'tivoli', skip: 0, most: 1 },
    ],
    (c, filter) => c.hotelsWithDetails(filter),
  ),
  ...each('featuredHotels', [{}, { brand: 'all' }, { brand: 'tivoli' }, { most: 1 }], (c, filter) =>
    c.featuredHotels(filter),
  ),
  ...each('hotelBySlug', ['whole', 'b-once', 'hidden', 'shut'], (c, slug) => c.hotelBySlug(slug)),
  ...each('hotelMedia', ['hero', 'gallery', undefined], (c, type) => c.hotelMedia('whole', type)),
  ...each('searchHotels', ['PALACE', 'hotel', '%', '', 'a'], (c, text) => c.searchHotels(text)),
  ...each('searchSpaces', ['HALL', '%', '', 'a'], (c, text) => c.searchSpaces(text)),
  groupOutline: (c) => c.groupOutline(),
  searchIndex: (c) => c.searchIndex(),
  editorial: (c) => c.editorial(),
  countSamples: (c) => c.countSamples(),
  ...each(
    'findSpaces',
    [
      { guests: 1 },
      { guests: 300, layout: 'Theatre' },
      { guests: 500, layout: 'Boardroom' },
      { guests: 500, setting: 'outdoor' },
      { guests: 500, setting: 'indoor' },
      { guests: 500, city: '' },
      { guests: 500, city: 'Atlantis', setting: 'outdoor' },
      { guests: 500, rooms: 10 },
      { guests: 1667 },
      { guests: 500, rooms: 999 },
      { guests: 500, city: 'Karnal' },
      { guests: 300, city: 'Karnal', rooms: 999 },
      { guests: 700, layout: 'Classroom' },
    ] satisfies VenueCriteria[],
    (c, criteria) => c.findSpaces(criteria, { skip: 0, most: 60 }),
  ),
  'findSpaces, a part': (c) => c.findSpaces({ guests: 1 }, { skip: 1, most: 1 }),
  ...each('ceremonyPlaces', [...ceremonies], (c, ceremony) =>
    c.ceremonyPlaces({ ceremony, guests: 300 }, { skip: 0, most: 24 }),
  ),
  announcement: (c) => c.announcement(),
  offers: (c) => c.offers(),
  ...each('rooms', ['whole', 'same-order-a'], (c, id) => c.rooms(id)),
};

function each<T>(
  name: string,
  values: T[],
  call: (catalogue: Catalogue, value: T) => Promise<{ value: unknown; source: string }>,
) {
  return Object.fromEntries(
    values.map((value) => [`${name} ${JSON.stringify(value)}`, (catalogue: Catalogue) => call(catalogue, value)]),
  );
}

test.each(Object.entries(calls))(
  '%s is answered from the last good answer as it was from the database',
  async (_, call) => {
    const fromDatabase = await call(live);
    const fromDisk = await call(lastGood);
    expect(fromDatabase.source).toBe('live');
    expect(fromDisk).toEqual({ value: fromDatabase.value, source: 'last-good' });
  },
);

test('the seeded content reads the same from the database as from the files', async () => {
  const nothingKept = await openCatalogue(null);
  const seeded = await database.db.selectFrom('site.seed_rows').select('row_key').executeTakeFirst();
  for (const { slug } of seeded ? (await nothingKept.listHotels()).value : []) {
    expect((await live.hotelBySlug(slug)).value).toEqual((await nothingKept.hotelBySlug(slug)).value);
  }
  await nothingKept.close();
});
