import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addWholeHotel } from '#tests/factories/a-whole-hotel.ts';
import { addHotel, emptyCatalogue } from '#tests/factories/catalogue-rows.ts';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';

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

async function found(slug: string): Promise<Property> {
  const { value } = await catalogue.hotelBySlug(slug);
  if (value.kind !== 'found') throw new Error(`${slug} is ${value.kind}`);
  return value.property;
}

describe('hotelBySlug, everything that belongs to a hotel', () => {
  beforeAll(async () => {
    await addWholeHotel(database);
    await catalogue.refresh();
  });

  test('comes in its order, without what is not active', async () => {
    const whole = await found('whole');
    const names = (pictures: { alt: string }[]) => pictures.map((picture) => picture.alt);
    expect(names(whole.heroImages)).toEqual(['two', 'one']);
    expect(names(whole.galleryImages)).toEqual(['two', 'one']);
    expect(whole.amenities).toMatchObject([
      { name: 'Bar', description: '', icon: '', category: 'recreation' },
      { id: 'quiet-spa', name: 'Spa', description: 'Very quiet', icon: 'flower', category: 'wellness' },
    ]);
    expect(whole.rooms.map((room) => room.id)).toEqual(['deluxe', 'suite']);
    expect(whole.rooms[0]).toEqual({
      ...{ id: 'deluxe', name: 'Deluxe', description: '', maxOccupancy: 2, amenities: [], images: [] },
      price: { currency: 'INR', amount: null },
    });
    expect(whole.rooms[1]).toMatchObject({
      ...{ size: '90 sqm', maxOccupancy: 3, amenities: ['Tea', 'Wi-Fi'] },
      price: { currency: 'INR', amount: 45000, note: 'with breakfast' },
    });
    expect(names(whole.rooms[1]?.images ?? [])).toEqual(['two', 'one']);
    expect(whole.spaces.map((space) => space.capacity)).toEqual([{ min: 200, max: 600 }, 800, 'flexible']);
    expect(whole.spaces[0]).toMatchObject({
      ...{ areaSqFt: 10000, area: '10,000 sq ft', eventTypes: ['wedding'], image: { alt: 'three' } },
      configurations: [
        { style: 'Theatre', capacity: 600 },
        { style: 'U-shape', capacity: 200 },
      ],
    });
    expect(whole).toMatchObject({
      dining: [{ id: 'zunn', hours: '7:00 PM - 11:00 PM', dressCode: 'Formal', specialties: ['Dim sum', 'Ramen'] }],
      experiences: [{ title: 'Balls', subtitle: 'All night', category: 'Events' }],
      features: ['First', 'Second'],
      policies: { checkIn: '3:00 PM', cancellation: '48 hours', parking: '200 cars' },
      virtualTour: { provider: 'Matterport', thumbnail: { alt: 'three' } },
    });
    expect(whole.socialMedia).toEqual({ instagram: 'https://example.com/i' });
  });

  test('a layout that a search filters by follows from the configurations', async () => {
    const { rows } = await database.owner.query(
      "select capacity_theater, capacity_banquet from hotel_spaces where slug = 'hall'",
    );
    expect(rows).toEqual([{ capacity_theater: 600, capacity_banquet: null }]);
  });

  test('hotelMedia and rooms give its pictures and rooms alone, by the id of its row or by its slug', async () => {
    const whole = await found('whole');
    const { value: option } = await catalogue.hotelById('whole');
    for (const id of ['whole', option?.id ?? '']) {
      expect((await catalogue.hotelMedia(id, 'gallery')).value).toEqual(whole.galleryImages);
      expect((await catalogue.hotelMedia(id, 'dining')).value).toEqual([]);
      expect((await catalogue.hotelMedia(id)).value).toHaveLength(4);
      expect((await catalogue.rooms(id)).value).toEqual(whole.rooms);
    }
    expect((await catalogue.rooms('nobody')).value).toEqual([]);
    expect((await catalogue.hotelMedia(crypto.randomUUID(), 'gallery')).value).toEqual([]);
  });
});

test('a hotel that staff have only begun to describe has a page, with the group’s own contact', async () => {
  await addHotel(database.db, { slug: 'begun', name: 'Begun' });
  await catalogue.refresh();
  expect(await found('begun')).toMatchObject({
    ...{ name: 'Begun', description: '', rating: 5, amenities: [], rooms: [], quickStats: {} },
    contact: { phone: expect.stringMatching(/^\+91/), email: expect.stringContaining('@') },
    policies: {
      checkIn: '2:00 PM',
      checkOut: '12:00 PM',
      cancellation: '24 hours before arrival',
      pets: 'Not allowed',
    },
    plan: { kind: 'generic', family: 'Hotel' },
  });
});

test('JSON that is not as expected is left out and named in the log, once; the rest of the page stands', async () => {
  await addHotel(database.db, {
    ...{ slug: 'odd', name: 'Odd', quick_stats: '{"rooms": "many"}', transport: '{"airport": "15 km"}' },
    ...{ page_plan: '{"sections": ["fireworks"]}', nearby: '[1]' },
  });
  await catalogue.refresh();
  expect(await found('odd')).toMatchObject({
    ...{ name: 'Odd', quickStats: {}, transportation: { airport: '15 km' }, nearbyAttractions: [] },
    plan: { kind: 'generic' },
  });
  await catalogue.refresh();
  const said = catalogue.log.filter((line) => line.msg.includes('of odd'));
  expect(said.map((line) => line.msg.split(' is not as expected')[0]).sort()).toEqual([
    'hotels.nearby of odd',
    'hotels.page_plan of odd',
    'hotels.quick_stats of odd',
  ]);
});
