import { expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';
import { areaInWords } from '#app/language/area.ts';
import { properties } from './properties.ts';

/**
 * What each house says it takes, beside what its spaces take together. Where the two differ, the tile must say what it
 * counts, with these words.
 */
const totals: Record<string, [house: number | null, spaces: number, counts: RegExp | null]> = {
  'the-tivoli': [3000, 2300, /all spaces, pool side and grounds/],
  'tivoli-royal-palace': [2500, 1502, /all spaces and the grounds/],
  'tivoli-heritage-palace': [1800, 1300, /all four spaces and the grounds/],
  'wedcation-by-tivoli-ambala': [2000, 500, /halls and grounds/],
  'wedcation-by-tivoli-israna': [2000, 2000, null],
  'tivoli-lotus-court': [1500, 1070, /all six spaces and the grounds/],
  'tivoli-bijwasan': [1000, 950, /both halls and the garden/],
  'tivoli-royal-court-okhla': [600, 750, /one event/],
  'omnia-dwarka-expressway': [1200, 1500, /Mansion Hall/],
  'omnia-greater-noida': [null, 0, null],
  'upper-hse-sultanpur': [1000, 2400, /one event/],
  'omnia-noida': [null, 0, null],
};

test.each(properties.map((property) => [property.slug, property] as const))(
  'the guests of %s add up, or the tile says what it counts',
  (slug, { quickStats, spaces, plan }) => {
    const [house, ofSpaces, counts] = totals[slug] ?? [];
    expect(largestCapacity(quickStats.eventCapacity ?? '')).toBe(house);
    expect(spaces.reduce((sum, { capacity }) => sum + (largestCapacity(capacity) ?? 0), 0)).toBe(ofSpaces);
    if (counts) expect(plan.tileNotes?.eventCapacity).toMatch(counts);
    else expect(ofSpaces === house || house === null).toBe(true);
  },
);

/** Everything that a page of the house says in sentences; figures are without commas. */
function sentences({ description, plan, spaces, rooms, dining, experiences, features, policies }: Property): string[] {
  const texts = [description, plan.heroText, plan.about, plan.wedding, plan.tileNotes, spaces, rooms, dining];
  const said = JSON.stringify([...texts, experiences, features, policies], (key, value) =>
    ['image', 'images', 'sampleFields', 'area', 'size'].includes(key) ? undefined : value,
  );
  return [...said.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replace(/(\d),(?=\d{3})/g, '$1'));
}

function figuresBefore(unit: string, property: Property): number[] {
  const pattern = new RegExp(`(\\d+)(?:(?:–| to | or )(\\d+))? ${unit}`, 'g');
  return sentences(property).flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, from, to]) => [from, to].flatMap((figure) => (figure ? [+figure] : []))),
  );
}

const digits = (text: string) => (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);

/** One wedding of The Tivoli has its own limit, which the owner gave. */
const ofOneWedding = 1500;

test('each number of guests in a text is that of the house or of one of its spaces', () => {
  for (const property of properties) {
    const { slug, quickStats, spaces, policies } = property;
    const known = [
      quickStats.eventCapacity ?? '',
      policies.capacity ?? '',
      ...spaces.map((one) => JSON.stringify(one)),
    ];
    const allowed = [...known.flatMap(digits), ...(slug === 'the-tivoli' ? [ofOneWedding] : [])];
    for (const figure of figuresBefore('(?:guests|PAX)', property)) expect(allowed, slug).toContain(figure);
  }
});

test('each number of rooms in a text is that of the house', () => {
  for (const property of properties) {
    const { slug, quickStats, plan } = property;
    for (const figure of figuresBefore('(?:Premium )?rooms\\b', property)) expect(figure, slug).toBe(quickStats.rooms);
    const kinds = digits(plan.tileNotes?.rooms ?? '');
    if (kinds.length > 0)
      expect(
        kinds.reduce((sum, count) => sum + count),
        slug,
      ).toBe(quickStats.rooms);
  }
});

test('each area in a text is that of a space or of a room, as the lists convert it', () => {
  for (const property of properties) {
    const { slug, spaces, rooms, plan } = property;
    const sized = listedRooms(rooms, plan.fixedRooms).map(({ size }) => areaInWords(size ?? ''));
    const allowed = [...spaces.map(({ areaSqFt }) => areaSqFt), ...sized.flatMap(digits)];
    for (const figure of figuresBefore('(?:sq ft|square feet)', property)) expect(allowed, slug).toContain(figure);
  }
});
