import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addHotel, emptyCatalogue } from '#tests/factories/catalogue-rows.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';
import { lookUpHotel } from './catalogue.server.ts';

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  await emptyCatalogue(database.db);
  catalogue = await openCatalogue(database.siteUrl);
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

describe('hotelBySlug, what an address is', () => {
  beforeAll(async () => {
    await addHotel(database.db, { slug: 'here', aliases: ['once', 'earlier'] });
    await addHotel(database.db, { slug: 'hidden', aliases: ['hidden-once'], hidden: true });
    await addHotel(database.db, { slug: 'shut', aliases: ['shut-once'], closed: true });
    // The slug of one may be an earlier slug of another.
    await addHotel(database.db, { slug: 'again', aliases: ['here'] });
    await catalogue.refresh();
  });

  test.each([
    ['here', { kind: 'found', property: { slug: 'here' } }],
    ['earlier', { kind: 'alias', canonicalSlug: 'here' }],
    ['hidden', { kind: 'not-found' }],
    ['hidden-once', { kind: 'not-found' }],
    ['shut', { kind: 'closed' }],
    ['shut-once', { kind: 'closed' }],
    ['nobody', { kind: 'not-found' }],
    ['', { kind: 'not-found' }],
    ['HERE', { kind: 'not-found' }],
    ['here\0', { kind: 'not-found' }],
    ["' or true --", { kind: 'not-found' }],
    ['x'.repeat(100_000), { kind: 'not-found' }],
  ])('%j', async (slug, expected) => {
    expect(await catalogue.hotelBySlug(slug)).toMatchObject({ value: expected, source: 'live' });
  });

  test('a built-in property without a row shows the built-in content, under its earlier slugs as well', async () => {
    const [property] = properties.filter((one) => one.aliases.length > 0);
    const [alias = ''] = property?.aliases ?? [];
    expect(await catalogue.hotelBySlug(property?.slug ?? '')).toEqual({
      value: { kind: 'found', property },
      source: 'built-in',
    });
    expect((await catalogue.hotelBySlug(alias)).value).toEqual({ kind: 'alias', canonicalSlug: property?.slug });
  });
  test('under a place or a brand only what belongs there is found', async () => {
    const { property } = (await catalogue.hotelBySlug('here')).value as {
      property: { brand: string; location: string };
    };
    for (const place of [property.brand, property.location]) {
      expect(await lookUpHotel(catalogue, 'here', place)).toMatchObject({ kind: 'found' });
      expect(await lookUpHotel(catalogue, 'earlier', place)).toEqual({ kind: 'alias', canonicalSlug: 'here' });
      expect(await lookUpHotel(catalogue, 'hidden', place)).toEqual({ kind: 'elsewhere' });
    }
    for (const place of ['atlantis', 'omnia', ''])
      for (const slug of ['here', 'earlier'])
        expect(await lookUpHotel(catalogue, slug, place)).toEqual({ kind: 'elsewhere' });
  });
});
