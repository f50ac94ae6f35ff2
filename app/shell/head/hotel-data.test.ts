import { describe, expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { googleLacks } from '#tests/support/google-required.ts';
import { strangersIn } from '#tests/support/schema-org.ts';
import { hotelThing } from './hotel-data.ts';
import { hotelPicture, sharePicture, shareSize } from './hotel-picture.ts';

const origin = 'https://tivoli.example';
const houses = properties.map((property) => [property.slug, property] as const);

test('twelve hotels share twelve pictures of their own, each at least 1200 pixels wide', () => {
  const pictures = properties.map(hotelPicture);
  for (const [place, { path, width, height }] of pictures.entries()) {
    expect(path.split('/')[0]).toBe(properties[place]?.slug);
    expect(width, path).toBeGreaterThanOrEqual(shareSize.width);
    expect(height, path).toBeGreaterThanOrEqual(shareSize.height);
  }
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(12);
  expect(pictures.filter(({ path }) => !/\/share\.\w+\.webp$/.test(path))).toEqual([]);
});

test('a hotel whose staff chose another hero shares that one, not the picture made of the former one', () => {
  for (const property of properties) {
    const [first, ...rest] = property.heroImages;
    const heroImages = [...rest, ...(first ? [first] : [])];
    expect(rest.map(({ path }) => path)).toContain(hotelPicture({ slug: property.slug, heroImages }).path);
  }
});

describe.each(houses)('%s', (_slug, property) => {
  const thing = hotelThing(property, origin);
  const graph = { '@context': 'https://schema.org', '@graph': [thing] };

  test('its structured data show the picture that shared links show', () => {
    expect(thing.image).toBe(sharePicture(hotelPicture(property), origin));
  });

  test('its structured data have the fields that Google requires, and no others than schema.org has', () => {
    expect(googleLacks(graph)).toEqual([]);
    expect(strangersIn(graph)).toEqual([]);
  });

  test('it is a hotel if it has rooms, and its prices are those that its page shows', () => {
    const isHotel = property.rooms.length > 0;
    expect(thing['@type']).toEqual(isHotel ? 'Hotel' : ['EventVenue', 'FoodEstablishment']);
    const amounts = property.rooms.flatMap(({ price }) => (price.note ? [] : [price.amount ?? 0]));
    expect('priceRange' in thing).toBe(amounts.length > 0);
  });
});

test('a range of prices names the least and the most of a night', () => {
  const lotus = properties.find(({ slug }) => slug === 'tivoli-lotus-court');
  expect(lotus && hotelThing(lotus, origin).priceRange).toBe('₹8,000–₹12,000');
});
