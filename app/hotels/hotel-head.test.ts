import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { hotelHead } from './hotel-head.ts';

const house = (slug: string) => {
  const found = properties.find((property) => property.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};
const titleOf = (property: (typeof properties)[number]) =>
  hotelHead(property, 'https://tivoli.example').flatMap((tag) => ('title' in tag ? [tag.title] : []))[0];

test('a title names the hotel and its city; a banquet house without rooms is not called a hotel', () => {
  expect(titleOf(house('the-tivoli'))).toBe('The Tivoli – Luxury Hotel in New Delhi');
  expect(titleOf(house('tivoli-royal-court-okhla'))).toBe('Tivoli Royal Court, Okhla – Banquet Venue in New Delhi');
  const palace = house('tivoli-heritage-palace');
  expect(titleOf(palace)).toBe('Tivoli Heritage Palace – Luxury Hotel in Rewari');
  expect(titleOf({ ...palace, rooms: [] })).toBe('Tivoli Heritage Palace – Banquet Venue in Rewari');
});

test('title and description that staff wrote for search engines take the place of the usual ones', () => {
  const written = {
    ...house('the-tivoli'),
    metaTitle: 'Chhatarpur nights',
    metaDescription: 'Lawns, lamps and a pool.',
  };
  expect(hotelHead(written, 'https://tivoli.example').slice(0, 2)).toEqual([
    { title: 'Chhatarpur nights' },
    { name: 'description', content: 'Lawns, lamps and a pool.' },
  ]);
});
