import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addHotel } from '#tests/factories/catalogue-rows.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let open: TestCatalogue[];
const [property] = properties;
const slug = property?.slug ?? '';

beforeEach(async () => {
  open = [];
  database = await testDatabase();
  const { db } = database;
  await db.deleteFrom('hotels').where('slug', '=', slug).execute();
  await addHotel(db, { slug, name: 'As staff call it' });
});
afterEach(async () => {
  for (const catalogue of open.toReversed()) await catalogue.close();
  await database.drop();
});

async function site(url: string | null, dataDir?: string): Promise<TestCatalogue> {
  const catalogue = await openCatalogue(url, dataDir);
  open.push(catalogue);
  return catalogue;
}

test('a hotel that staff hid stays hidden while the database is away, also after a restart', async () => {
  const before = await site(database.siteUrl);
  await before.hotelBySlug(slug);
  await before.settled();
  await database.db.updateTable('hotels').set({ is_active: false }).where('slug', '=', slug).execute();
  await before.refresh();
  const after = await site(null, before.dataDir);
  expect(await after.hotelBySlug(slug)).toEqual({ value: { kind: 'not-found' }, source: 'last-good' });
  expect((await after.hotelsWithDetails()).value.map((card) => card.slug)).not.toContain(slug);
  expect((await after.searchHotels('As staff call it')).value).toEqual([]);
});

test('what staff wrote comes before the built-in content, for pages nobody had visited as well', async () => {
  const before = await site(database.siteUrl);
  await before.brands();
  await before.settled();
  const after = await site(null, before.dataDir);
  expect(await after.hotelBySlug(slug)).toMatchObject({
    value: { kind: 'found', property: { name: 'As staff call it' } },
    source: 'last-good',
  });
});

test('without a last good answer the built-in content answers; no unknown address is called missing', async () => {
  const catalogue = await site(null);
  expect(await catalogue.hotelBySlug(slug)).toEqual({ value: { kind: 'found', property }, source: 'built-in' });
  expect(await catalogue.hotelBySlug('new-palace')).toEqual({ value: { kind: 'unavailable' }, source: 'built-in' });
  expect((await catalogue.listHotels()).value).toHaveLength(properties.length);
  expect((await catalogue.rooms(slug)).value).toEqual(property?.rooms);
  await expect(catalogue.rooms('new-palace')).rejects.toThrow(
    'Failed to fetch rooms: Supabase not configured. Please check environment variables.',
  );
});

test('a site without a connection says so in its log', async () => {
  const catalogue = await site(null);
  await catalogue.brands();
  const errors = catalogue.log.filter((line) => line.level >= 50);
  expect(errors.map((line) => line.msg)).toEqual(['Supabase not configured. Please check environment variables.']);
});

test('a last good answer that is cut off, forged or of another version is not used, and named in the log', async () => {
  const before = await site(database.siteUrl);
  await before.brands();
  await before.settled();
  const file = join(before.dataDir, 'catalogue', 'last-good.json');
  const whole = await readFile(file, 'utf8');
  for (const text of [whole.slice(0, -100), '', '{"hotels": 12}', whole.replaceAll('"media"', '"pictures"')]) {
    await writeFile(file, text);
    const after = await site(null, before.dataDir);
    expect(await after.hotelBySlug(slug)).toMatchObject({ value: { property }, source: 'built-in' });
    expect(after.log.map((line) => line.msg)).toContain('the last good answer on disk is not usable');
  }
});

test('the file is replaced whole and leaves no drafts', async () => {
  const catalogue = await site(database.siteUrl);
  for (let change = 0; change < 5; change++) {
    await database.db
      .updateTable('hotels')
      .set({ name: `Name ${change}` })
      .where('slug', '=', slug)
      .execute();
    await catalogue.refresh();
  }
  expect(await readdir(join(catalogue.dataDir, 'catalogue'))).toEqual(['last-good.json']);
  expect(await readFile(join(catalogue.dataDir, 'catalogue', 'last-good.json'), 'utf8')).toContain('Name 4');
});

test('a folder that cannot be written does not keep the catalogue from answering', async () => {
  const catalogue = await openCatalogue(database.siteUrl, '/dev/null');
  open.push(catalogue);
  expect((await catalogue.hotelBySlug(slug)).source).toBe('live');
  await catalogue.settled();
  expect(catalogue.log.map((line) => line.msg)).toContain('the last good answer could not be kept');
});
