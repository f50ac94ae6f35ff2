import { afterAll, beforeAll, expect, test } from 'vitest';
import { ceremonies } from '#app/catalogue/ceremonies.ts';
import { countHotels } from '#app/catalogue/group-outline.ts';
import { settings, standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { spacesPerPage } from '#app/listings/list-lengths.ts';
import { sliceOf } from '#platform/pagination.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';
import type { Catalogue } from './catalogue.server.ts';
import { searchSite } from './search-site.server.ts';

const hotels = 300;
let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  await expectSameFromFiles();
  await addHotelsUpTo(hotels, database);
  await database.owner.query('vacuum analyze hotels');
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

/** This is checked before the group grows: finder and planner compute the same in the database as from the content. */
async function expectSameFromFiles() {
  const live = await openCatalogue(database.siteUrl);
  const builtIn = await openCatalogue(null);
  const slice = sliceOf(1, spacesPerPage);
  const both = async (name: string, ask: (catalogue: Catalogue) => Promise<{ value: unknown }>) =>
    expect((await ask(live)).value, name).toEqual((await ask(builtIn)).value);
  for (const guests of [50, 300, 1200])
    for (const layout of [undefined, ...standardLayouts])
      for (const setting of [undefined, ...settings]) {
        const criteria = { guests, ...(layout && { layout }), ...(setting && { setting }) };
        await both(JSON.stringify(criteria), (c) => c.findSpaces(criteria, slice));
      }
  for (const ceremony of ceremonies) await both(ceremony, (c) => c.ceremonyPlaces({ ceremony, guests: 400 }, slice));
  await both('outline', (c) => c.groupOutline());
  await builtIn.close();
  await live.close();
}

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

test('a page far into a list is read from the index of that list', async () => {
  await catalogue.settled();
  const before = catalogue.queries.length;
  await catalogue.hotelsWithDetails({ skip: 240, most: 23 });
  const query = catalogue.queries.slice(before).find((one) => one.includes('offset'));
  const parameters = new Set(query?.match(/\$\d+/g)).size;
  const client = await database.owner.connect();
  try {
    // The query plan of a large group, whatever the size of this one.
    await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_sort = off');
    await client.query(`prepare part as ${query}`);
    const { rows } = await client.query(`explain execute part (${Array(parameters).fill('null').join()})`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index.* using hotels_listed/);
  } finally {
    client.release(true);
  }
});
