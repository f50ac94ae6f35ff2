import { expect, test } from 'vitest';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { filterHotels } from './filter-hotels.ts';

function aHotel(slug: string, brand: string, locationName: string): PropertyCard {
  return {
    slug,
    brand,
    locationName,
    name: slug,
    brandName: brand,
    location: locationName.toLowerCase().replaceAll(' ', '-'),
    city: locationName,
    state: '',
    rating: 5,
  };
}

const hotels = [
  aHotel('the-tivoli', 'tivoli', 'Delhi'),
  aHotel('lotus-court', 'tivoli', 'Noida'),
  aHotel('omnia-greater-noida', 'omnia', 'Greater Noida'),
];
const slugs = (filter: Parameters<typeof filterHotels>[1]) => filterHotels(hotels, filter).map(({ slug }) => slug);

test('without a filter every hotel is listed', () => {
  expect(slugs({})).toEqual(['the-tivoli', 'lotus-court', 'omnia-greater-noida']);
});

test('a place matches when either name contains the other, whatever the case', () => {
  expect(slugs({ location: 'noida' })).toEqual(['lotus-court', 'omnia-greater-noida']);
  expect(slugs({ location: 'greater-noida' })).toEqual(['lotus-court', 'omnia-greater-noida']);
  expect(slugs({ location: 'DELHI' })).toEqual(['the-tivoli']);
});

test('both filters hold at once', () => {
  expect(slugs({ brand: 'omnia', location: 'noida' })).toEqual(['omnia-greater-noida']);
});

test('an unknown brand or place finds nothing', () => {
  expect(slugs({ brand: 'unknown' })).toEqual([]);
  expect(slugs({ location: 'atlantis' })).toEqual([]);
});

test('a place whose name is in Hindi matches by its slug', () => {
  const inHindi = [{ ...aHotel('lotus-court', 'tivoli', 'Noida'), locationName: 'नोएडा' }];
  expect(filterHotels(inHindi, { location: 'noida' })).toEqual(inHindi);
  expect(filterHotels(inHindi, { location: 'delhi' })).toEqual([]);
});
