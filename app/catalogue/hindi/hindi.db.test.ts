import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

let database: TestDatabase;
let english: TestCatalogue;
let hindi: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  english = await openCatalogue(database.siteUrl);
  hindi = await openCatalogue(database.siteUrl, undefined, { language: 'hi' });
});
afterAll(async () => {
  await english.close();
  await hindi.close();
  await database.drop();
});

async function theTivoli(catalogue: TestCatalogue) {
  const { value } = await catalogue.hotelBySlug('the-tivoli');
  if (value.kind !== 'found') throw new Error('The Tivoli is missing.');
  return value.property;
}

test('a hotel is read in Hindi with everything that belongs to it; its name and its town stay', async () => {
  const { rooms, plan, features, ...property } = await theTivoli(hindi);
  expect(property.description).toContain('महल जैसा होटल');
  expect(property.name).toBe('The Tivoli');
  expect(property.address).toMatchObject({ city: 'New Delhi', state: 'दिल्ली' });
  expect(rooms[0]).toMatchObject({ id: 'deluxe', name: 'Deluxe', size: '45 sqm' });
  expect(rooms[0]?.amenities).toContain('वाई-फ़ाई');
  expect(features).toContain('पूल');
  expect(plan.headings.overview).toBe('The Tivoli के बारे में');
  expect(plan.occasions?.[0]?.title).toBe('एक राजकीय आगमन');
  expect((await theTivoli(english)).rooms[0]?.name).toBe('Deluxe');
});

test('lists in Hindi name the places in Hindi, and find them by what the address says', async () => {
  const { value: cards } = await hindi.hotelsWithDetails({ location: 'noida' });
  expect(cards[0]).toMatchObject({ location: 'noida', locationName: 'नोएडा', city: 'Noida' });
  const { value: outline } = await hindi.groupOutline();
  expect(outline.parts.map(({ locationName }) => locationName)).toContain('पलवल');
  expect(outline.cities).toContain('Noida');
  expect((await hindi.announcement()).value?.link?.label).toBe('ऑफ़र देखें');
});

test('the content in Hindi reads the same from the database, from the files and from the last good answer', async () => {
  const files = await openCatalogue(null, undefined, { language: 'hi' });
  await hindi.listHotels();
  await hindi.settled();
  const lastGood = await openCatalogue(null, hindi.dataDir, { language: 'hi' });
  for (const { slug } of (await files.listHotels()).value) {
    const live = await hindi.hotelBySlug(slug);
    expect(live.source).toBe('live');
    expect((await files.hotelBySlug(slug)).value, slug).toEqual(live.value);
    expect(await lastGood.hotelBySlug(slug), slug).toEqual({ value: live.value, source: 'last-good' });
  }
  expect((await files.offers()).value).toEqual((await hindi.offers()).value);
  expect((await files.brands()).value).toEqual((await hindi.brands()).value);
  await files.close();
  await lastGood.close();
});

test('when the English changes, the Hindi is shown until somebody has checked it', async () => {
  await database.owner.query("update hotels set description = 'Another text.' where slug = 'the-tivoli'");
  await hindi.refresh();
  expect((await theTivoli(hindi)).description).toContain('महल जैसा होटल');
  await database.owner.query("update hotels set description = '' where slug = 'the-tivoli'");
  await hindi.refresh();
  expect((await theTivoli(hindi)).description).toBe('');
});
