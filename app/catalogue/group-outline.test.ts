import { expect, test } from 'vitest';
import { countHotels, type GroupOutline } from './group-outline.ts';

const part = (brand: string, location: string, hotels: number) => ({ brand, location, locationName: location, hotels });
const group: GroupOutline = {
  parts: [part('tivoli', 'delhi', 3), part('tivoli', 'palwal', 2), part('omnia', 'delhi', 1)],
  cities: [],
  pictures: {},
};

test.each([
  [undefined, 6],
  [{ brand: 'tivoli' }, 5],
  [{ locations: ['delhi'] }, 4],
  [{ locations: ['delhi', 'palwal'] }, 6],
  [{ brand: 'tivoli', locations: ['palwal'] }, 2],
  [{ brand: 'omnia', locations: ['palwal'] }, 0],
  [{ locations: [] }, 0],
])('of %o there are %i hotels', (wanted, hotels) => {
  expect(countHotels(group, wanted)).toBe(hotels);
});
