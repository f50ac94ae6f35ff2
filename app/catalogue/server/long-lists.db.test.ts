import { afterAll, beforeAll, expect, test } from 'vitest';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { spacesPerPage } from '#app/listings/list-lengths.ts';
import { sliceOf } from '#platform/pagination.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';
import { searchSite } from './search-site.server.ts';

const hotels = 300;
let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  await addHotelsUpTo(hotels, database);
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

test('the pages of a list together hold every hotel once, in the order of the whole', async () => {
  const whole = (await catalogue.hotelsWithDetails()).value.map(({ slug }) => slug);
  expect(whole).toHaveLength(hotels);
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(hotels / 24); page += 1) {
    const { value } = await catalogue.hotelsWithDetails(sliceOf(page, 24));
    expect(value.length).toBeLessThanOrEqual(24);
    paged.push(...value.map(({ slug }) => slug));
  }
  expect(paged).toEqual(whole);
});

test('the outline counts what the lists hold, of a brand and of a place', async () => {
  const outline = (await catalogue.groupOutline()).value;
  expect(countHotels(outline)).toBe(hotels);
  const [part] = outline.parts;
  if (!part) throw new Error('There are no hotels.');
  const { brand, location } = part;
  const listed = await catalogue.hotelsWithDetails({ brand, locations: [location] });
  expect(countHotels(outline, { brand, locations: [location] })).toBe(listed.value.length);
});

test('under each place stand its first hotels, and no more', async () => {
  const locations = (await catalogue.locations()).value.map(({ slug }) => slug);
  const { value } = await catalogue.hotelsWithDetails({ locations, eachLocation: 12 });
  for (const location of locations) {
    const whole = (await catalogue.hotelsWithDetails({ locations: [location], ...sliceOf(1, 12) })).value;
    expect(value.filter((hotel) => hotel.location === location)).toEqual(whole);
  }
});

test('a search tells no more of a kind than fits on its page', async () => {
  const found = await searchSite(catalogue, 'e');
  const hits = new Map(found.groups.map((group) => [group.kind, group.hits]));
  expect(hits.get('hotel')).toHaveLength(mostSearchHits);
  expect(hits.get('space')).toHaveLength(mostSearchHits);
  const { value } = await catalogue.findSpaces({ guests: 100 }, sliceOf(2, spacesPerPage));
  expect(value.found).toHaveLength(spacesPerPage);
  expect(value.total).toBeGreaterThan(hotels);
});

test('a hotel that is not among the first is read when somebody asks, and kept until a notice names it', async () => {
  const last = (await catalogue.listHotels()).value.at(-1);
  const asked = async () => {
    const before = hotelQueries();
    const { value, source } = await catalogue.hotelBySlug(last?.slug ?? '');
    expect(source).toBe('live');
    return { queries: hotelQueries() - before, name: value.kind === 'found' ? value.property.name : value.kind };
  };
  expect(await asked()).toEqual({ queries: 1, name: last?.name });
  expect(await asked()).toEqual({ queries: 0, name: last?.name });
  await database.owner.query("update hotels set name = 'Another name' where slug = $1", [last?.slug]);
  await catalogue.refresh(last?.id);
  expect((await catalogue.listHotels({ slugs: [last?.slug ?? ''] })).value).toMatchObject([{ name: 'Another name' }]);
  expect(await asked()).toEqual({ queries: 1, name: 'Another name' });
  await database.owner.query('delete from hotels where slug = $1', [last?.slug]);
  await catalogue.refresh(last?.id);
  expect(countHotels((await catalogue.groupOutline()).value)).toBe(hotels - 1);
  expect((await catalogue.hotelBySlug(last?.slug ?? '')).value.kind).toBe('not-found');
});

/** The queries for hotels with everything that belongs to them; whether the database is there is asked as well. */
const hotelQueries = () => catalogue.queries.filter((query) => query.includes('brand_slug')).length;
