import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addBrand, addHotel, addLocation, addPicture, emptyCatalogue } from '#tests/factories/catalogue-rows.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await emptyCatalogue(db);
  await addBrand(db, { slug: 'omnia', sortOrder: 2 });
  await addBrand(db, { slug: 'tivoli', sortOrder: 1 });
  await addBrand(db, { slug: 'sold', hidden: true });
  await addLocation(db, { slug: 'noida', displayOrder: 2 });
  await addLocation(db, { slug: 'delhi', displayOrder: 1 });
  await addLocation(db, { slug: 'left', hidden: true });
  const picture = await addPicture(db, 'front');
  const stats = JSON.stringify({ rooms: 130, eventCapacity: '3000' });
  await addHotel(db, { slug: 'b', name: 'Bijwasan', sort_order: 2, is_featured: true, brand: 'omnia' });
  await addHotel(db, {
    slug: 'z',
    name: 'Ambala',
    sort_order: 2,
    location: 'noida',
    description: 'A 100% LAWN_garden',
  });
  await addHotel(db, {
    ...{ slug: 'first', name: 'Zafar Palace', sort_order: 1, is_featured: true, city: 'New Delhi', state: 'Delhi' },
    ...{ rating: 4.5, quick_stats: stats, featured_image_id: picture },
  });
  await database.owner.query(
    "insert into rooms (hotel_id, slug, name) select id, 'deluxe', 'Deluxe' from hotels where slug = 'first'",
  );
  await addHotel(db, { slug: 'hidden', sort_order: 0, is_featured: true, hidden: true });
  await addHotel(db, { slug: 'shut', sort_order: 0, is_featured: true, closed: true });
  await addHotel(db, { slug: 'of-sold', sort_order: 9, brand: 'sold', location: 'left' });
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

const slugs = async (read: Promise<{ value: { slug: string }[]; source: string }>) => {
  const { value, source } = await read;
  expect(source).toBe('live');
  return value.map((one) => one.slug);
};

describe('listHotels, the hotel list', () => {
  test('active hotels come by sort order and then name', async () => {
    expect(await slugs(catalogue.listHotels())).toEqual(['first', 'z', 'b', 'of-sold']);
  });

  test('inactive ones come too when asked for, and given ids are left out', async () => {
    const { value } = await catalogue.listHotels({ includeInactive: true });
    expect(value.map((hotel) => [hotel.slug, hotel.isActive])).toContainEqual(['hidden', false]);
    const [first] = value.filter((hotel) => hotel.slug === 'first');
    const exclude = [first?.id ?? '', 'b', 'not-there'];
    expect(await slugs(catalogue.listHotels({ exclude }))).toEqual(['z', 'of-sold']);
  });
});

test('hotelById gives one hotel by the id of its row or by its slug, also an inactive one', async () => {
  const { value } = await catalogue.hotelById('hidden');
  expect(value).toMatchObject({ slug: 'hidden', isActive: false, isFeatured: true, sortOrder: 0 });
  expect((await catalogue.hotelById(value?.id ?? '')).value).toEqual(value);
  expect((await catalogue.hotelById(crypto.randomUUID())).value).toBeNull();
});

test('brands and locations give the active ones in their order, and null for any other slug', async () => {
  expect(await slugs(catalogue.brands())).toEqual(['tivoli', 'omnia']);
  expect(await slugs(catalogue.locations())).toEqual(['delhi', 'noida']);
  expect((await catalogue.brandBySlug('omnia')).value).toMatchObject({
    displayName: 'The omnia',
    tabLabel: 'THE OMNIA',
  });
  expect((await catalogue.locationBySlug('noida')).value).toEqual({
    ...{ slug: 'noida', name: 'In noida', state: 'Haryana', displayOrder: 2 },
  });
  for (const slug of ['sold', 'nobody', '', "'; drop table brands", 'a\0b', 'a'.repeat(5000)])
    expect((await catalogue.brandBySlug(slug)).value).toBeNull();
  for (const slug of ['left', 'nowhere', '\0']) expect((await catalogue.locationBySlug(slug)).value).toBeNull();
});

describe('hotelsWithDetails, hotels with details', () => {
  test.each([
    [{}, ['first', 'z', 'b', 'of-sold']],
    [{ brand: 'omnia' }, ['b']],
    [{ location: 'noida' }, ['z']],
    [{ brand: 'tivoli', location: 'delhi' }, ['first']],
    [{ featured: true }, ['first', 'b']],
    [{ featured: false }, ['z', 'of-sold']],
    [{ brand: 'nobody' }, []],
    [{ brand: 'sold' }, []],
    [{ location: 'nowhere' }, []],
    [{ location: 'left' }, []],
    [{ brand: '\0' }, []],
  ])('%o gives %o', async (filter, expected) => {
    expect(await slugs(catalogue.hotelsWithDetails(filter))).toEqual(expected);
  });

  test('a card has the words, figures and picture of its hotel', async () => {
    const { value } = await catalogue.hotelsWithDetails();
    expect(value[0]).toEqual({
      ...{ slug: 'first', name: 'Zafar Palace', brand: 'tivoli', brandName: 'The tivoli' },
      ...{ location: 'delhi', locationName: 'In delhi', city: 'New Delhi', state: 'Delhi' },
      ...{ rating: 4.5, rooms: 130, eventCapacity: '3000' },
      image: {
        ...{ bucket: 'experience', path: 'front.jpg', alt: 'front', width: 1200, height: 800 },
        ...{ focalPoint: { x: 0.25, y: 0.75 }, placeholder: 'data:image/webp;base64,AA', moved: true },
      },
    });
    expect(value[1]).not.toHaveProperty('image');
    expect(value[1]).not.toHaveProperty('rooms');
  });
});

test('featuredHotels gives featured hotels, of all brands or of one', async () => {
  expect(await slugs(catalogue.featuredHotels())).toEqual(['first', 'b']);
  expect(await slugs(catalogue.featuredHotels({ brand: 'all' }))).toEqual(['first', 'b']);
  expect(await slugs(catalogue.featuredHotels({ brand: 'omnia' }))).toEqual(['b']);
  expect(await slugs(catalogue.featuredHotels({ brand: 'nobody' }))).toEqual([]);
});

test.each([
  ['PALACE', ['first']],
  ['lawn', ['z']],
  ['  bij ', ['b']],
  ['a', ['first', 'z', 'b']],
  ['100%', ['z']],
  ['n_g', ['z']],
  ['%', ['z']],
  ['\\', []],
  ['hidden', []],
  ['\0', ['first', 'z', 'b', 'of-sold']],
])('searchHotels finds for %j, in name or description and whatever the case, %o', async (text, expected) => {
  expect(await slugs(catalogue.searchHotels(text))).toEqual(expected);
});
