import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { upcomingHotels } from '#content/upcoming-hotels.ts';
import { aCard } from '#tests/factories/a-card.ts';
import { homeSections, kitchensOf, namedSlugs } from './home-sections.ts';

const today = '2026-11-24';
const none = { awards: [], leaders: [], press: [], posts: [], texts: [] };
const named = namedSlugs.map((slug) => aCard(slug));
const target = (id: string) => homeSections(today, none, named, []).experiences.find((one) => one.id === id)?.to;

test('"Discover More" leads to what it names', () => {
  expect(target('weddings-and-celebrations')).toBe('/weddings');
  expect(target('corporate-events')).toBe('/locations?guests=100&layout=theatre&setting=indoor#finder');
  expect(target('fine-dining')).toBe('/hotel/the-tivoli#dining');
  expect(target('luxurious-stays')).toBe('/hotel/tivoli-heritage-palace#rooms');
  expect(target('cocktail-parties')).toBe('/hotel/tivoli-lotus-court#spaces');
  const [, slug, section] = /^\/hotel\/([a-z-]+)#(\w+)$/.exec(target('wellness-and-spa') ?? '') ?? [];
  const house = properties.find((property) => property.slug === slug);
  expect(section).toBe('experiences');
  expect(house?.experiences.some(({ category }) => category === 'Wellness')).toBe(true);
});

test('the house of the cocktail parties has a space by the pool and one on the roof', () => {
  const spaces = properties.find(({ slug }) => slug === 'tivoli-lotus-court')?.spaces ?? [];
  const forCocktails = spaces.filter(({ eventTypes }) => eventTypes.includes('cocktail')).map(({ name }) => name);
  expect(forCocktails).toEqual(expect.arrayContaining(['Rooftop', 'Pool Side']));
});

test('an upcoming hotel shows its date while it lies ahead, and is open only with a page to lead to', () => {
  const [first] = upcomingHotels;
  const before = homeSections('2024-10-01', none, [], []).upcoming[0];
  expect(before).toMatchObject({ badge: 'Opening Q4 2024', openingDate: 'Q4 2024', to: undefined });
  const after = homeSections('2025-01-01', none, [], []).upcoming[0];
  expect(after).toMatchObject({ badge: 'Opening date to be announced', openingDate: undefined, to: undefined });
  if (!first) throw new Error('There are no upcoming hotels.');
  upcomingHotels[0] = { ...first, property: 'wedcation-aligarh' };
  const open = homeSections('2025-01-01', none, [aCard('wedcation-aligarh')], []).upcoming[0];
  const without = homeSections('2025-01-01', none, [], []).upcoming[0];
  upcomingHotels[0] = first;
  expect(open).toMatchObject({ badge: 'Now open', to: '/hotel/wedcation-aligarh' });
  expect(without).toMatchObject({ badge: 'Opening date to be announced', to: undefined });
});

test('each of six experiences and six kitchens comes with its picture and its words', () => {
  const { experiences, culinary } = homeSections(today, none, named, kitchensOf(properties));
  for (const cards of [experiences, culinary.cards]) {
    expect(cards).toHaveLength(6);
    expect(cards.every(({ title, text, image }) => title && text && image.path)).toBe(true);
    expect(new Set(cards.map(({ image }) => image.path)).size).toBe(6);
  }
});
