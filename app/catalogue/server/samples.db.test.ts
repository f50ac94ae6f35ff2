import { expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { countSamplesOf } from '#app/catalogue/sample-fields.ts';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { editorial } from '#content/editorial.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const ofProperties = builtInContent.properties.reduce((sum, property) => sum + countSamplesOf(property), 0);
const samples = Object.values(editorial).flat().length + builtInContent.offers.length + 1 + ofProperties;

test.each(['from the database', 'while the database is away'])(
  'a site that hides samples has none of the built-in records, %s',
  async (how) => {
    const database = await testDatabase();
    const away = how !== 'from the database';
    const open = (sampleContent: 'show' | 'hide') =>
      openCatalogue(away ? null : database.siteUrl, undefined, { samples: sampleContent });
    const [shown, hidden] = [await open('show'), await open('hide')];
    expect((await shown.editorial()).value).toEqual(editorial);
    for (const record of Object.values((await shown.editorial()).value).flat()) expect(record.isSample).toBe(true);
    expect((await shown.offers()).value.length).toBe(builtInContent.offers.length);
    expect((await shown.announcement()).value?.isSample).toBe(true);

    expect((await hidden.editorial()).value).toEqual({ press: [], awards: [], leaders: [], posts: [], texts: [] });
    expect((await hidden.offers()).value).toEqual([]);
    expect((await hidden.announcement()).value).toBeNull();

    const propertyOf = async (catalogue: typeof shown, slug: string) => {
      const { value } = await catalogue.hotelBySlug(slug);
      return value.kind === 'found' ? value.property : (value as unknown as Property);
    };
    expect((await propertyOf(shown, 'tivoli-royal-palace')).dining).toMatchObject([
      { hours: '12:30 PM - 11:30 PM', sampleFields: ['cuisine', 'hours', 'dressCode', 'specialties'] },
    ]);
    const [sapphire] = (await propertyOf(hidden, 'tivoli-royal-palace')).dining;
    expect(sapphire).toMatchObject({ name: 'Sapphire', cuisine: '', hours: '', dressCode: '', specialties: [] });
    expect(sapphire).not.toHaveProperty('sampleFields');
    const theTivoli = await propertyOf(hidden, 'the-tivoli');
    expect(theTivoli.dining.map(({ hours }) => hours)).toContain('7:00 PM - 11:00 PM');
    expect(theTivoli.spaces.map(({ features }) => features)).toEqual([[], [], [], []]);
    const index = (await hidden.searchIndex()).value;
    expect(index.flatMap(({ property }) => property.dining.flatMap(({ specialties }) => specialties))).toEqual([]);
    for (const catalogue of [shown, hidden]) expect((await catalogue.countSamples()).value).toBe(samples);
    await Promise.all([shown.close(), hidden.close()]);
    await database.drop();
  },
);
