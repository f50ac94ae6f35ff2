import { describe, expect, test } from 'vitest';
import type { EventSpace } from '#app/catalogue/property.ts';
import {
  citiesOf,
  criteriaToRelax,
  findNearest,
  findVenues,
  type VenueCriteria,
  type VenueSpace,
} from './venue-finder.ts';

function place(id: string, of: Partial<EventSpace> = {}, hotel: Partial<VenueSpace['hotel']> = {}): VenueSpace {
  const space = { id, name: id, description: '', type: 'banquet' as const, capacity: 300 };
  return {
    space: { ...space, features: [], eventTypes: [], configurations: [], ...of },
    hotel: { slug: 'one', name: 'One', city: 'Noida', rooms: 40, ...hotel },
  };
}

const spaces = [
  place('vast', { capacity: 1000 }),
  place('on-request', { capacity: 'On request' }),
  place('exact', {
    capacity: { min: 100, max: 200 },
    configurations: [
      { style: 'Boardroom', capacity: 20 },
      { style: 'THEATRE', capacity: 250 },
    ],
  }),
  place('lawn', { type: 'outdoor', capacity: 800 }, { city: 'Palwal', rooms: null }),
  place('pool', { type: 'pool', capacity: '220' }, { city: 'Palwal' }),
];

function found(criteria: VenueCriteria): string[] {
  return findVenues(criteria, spaces).map(({ space }) => space.id);
}

test('the capacity closest above the need comes first, a figure on request last', () => {
  expect(found({ guests: 200 })).toEqual(['exact', 'pool', 'lawn', 'vast', 'on-request']);
  expect(found({ guests: 201 })).toEqual(['pool', 'lawn', 'vast', 'on-request']);
  expect(found({ guests: 1001 })).toEqual(['on-request']);
});

test('spaces that are taken come last in their order, also those that would come first', () => {
  const last = ['one exact', 'one lawn'];
  expect(found({ guests: 200, last })).toEqual(['pool', 'vast', 'on-request', 'exact', 'lawn']);
  expect(found({ guests: 200, last: ['one on-request', 'another exact'] })).toEqual([
    ...['exact', 'pool', 'lawn', 'vast', 'on-request'],
  ]);
});

test('a layout counts with its own figure; one number without a layout counts as the maximum', () => {
  const theatre = findVenues({ guests: 240, layout: 'Theatre' }, spaces);
  expect(theatre.map(({ space, holds, isOfLayout }) => [space.id, holds, isOfLayout])).toEqual([
    ['exact', 250, true],
    ['lawn', 800, false],
    ['vast', 1000, false],
    ['on-request', null, false],
  ]);
});

test('city, indoors or outdoors, and rooms of the house narrow the choice; an unknown number is none', () => {
  expect(found({ guests: 100, city: 'Palwal' })).toEqual(['pool', 'lawn']);
  expect(found({ guests: 100, setting: 'outdoor' })).toEqual(['pool', 'lawn']);
  expect(found({ guests: 100, setting: 'indoor' })).toEqual(['exact', 'vast', 'on-request']);
  expect(found({ guests: 100, setting: 'outdoor', rooms: 40 })).toEqual(['pool']);
});

test('where nothing fits it is said which wish to relax', () => {
  const criteria: VenueCriteria = { guests: 900, city: 'Palwal', setting: 'indoor' };
  expect(found(criteria)).toEqual([]);
  expect(criteriaToRelax(criteria, spaces)).toEqual([{ criterion: 'city', found: 2 }]);
  const outdoors: VenueCriteria = { guests: 250, city: 'Noida', setting: 'outdoor' };
  expect(criteriaToRelax(outdoors, spaces), 'what gains most first').toEqual([
    { criterion: 'setting', found: 2 },
    { criterion: 'city', found: 1 },
  ]);
});

test('of several wishes in the way the one that gains most is named first, and none that gains nothing', () => {
  expect(criteriaToRelax({ guests: 500, city: 'Palwal', rooms: 40 }, spaces)).toEqual([
    { criterion: 'city', found: 2 },
    { criterion: 'rooms', found: 1 },
  ]);
  expect(criteriaToRelax({ guests: 500, city: 'Palwal', rooms: 99 }, spaces)).toEqual([
    { criterion: 'rooms', found: 1 },
  ]);
});

test('the wish that gains most is named first also where it was made last', () => {
  expect(criteriaToRelax({ guests: 201, city: 'Noida', setting: 'outdoor' }, spaces)).toEqual([
    { criterion: 'city', found: 2 },
    { criterion: 'setting', found: 2 },
  ]);
  expect(criteriaToRelax({ guests: 250, layout: 'Theatre', city: 'Palwal', setting: 'indoor' }, spaces)).toEqual([
    { criterion: 'city', found: 3 },
    { criterion: 'setting', found: 1 },
  ]);
  expect(criteriaToRelax({ guests: 900, city: 'Noida', setting: 'outdoor' }, spaces)).toEqual([
    { criterion: 'setting', found: 2 },
  ]);
});

test('cities are named once, in the order of the alphabet', () => {
  expect(citiesOf([...spaces].reverse())).toEqual(['Noida', 'Palwal']);
});

test('a wish for exactly the rooms that a house has is met', () => {
  expect(found({ guests: 100, rooms: 40 })).toEqual(['exact', 'pool', 'vast', 'on-request']);
  expect(found({ guests: 100, rooms: 41 })).toEqual([]);
});

test.each([
  ['Reception', 600, 601],
  ['Theatre', 514, 515],
  ['Banquet', 360, 361],
  ['Classroom', 240, 241],
] as const)('in %s layout 3,600 square feet are offered to %i guests and not to %i', (layout, most, tooMany) => {
  const hall = [place('hall', { capacity: 1000, areaSqFt: 3600 })];
  expect(findVenues({ guests: most, layout }, hall)).toHaveLength(1);
  expect(findVenues({ guests: tooMany, layout }, hall)).toEqual([]);
});

test('without a layout guests stand; where they could not sit down to dinner, the space is tight', () => {
  const hall = [place('hall', { capacity: 1000, areaSqFt: 3600 })];
  const tight = (guests: number) => findVenues({ guests }, hall).map(({ isTight }) => isTight);
  expect(tight(360)).toEqual([false]);
  expect(tight(361)).toEqual([true]);
  expect(tight(600)).toEqual([true]);
  expect(tight(601)).toEqual([]);
  expect(findVenues({ guests: 360, layout: 'Banquet' }, hall)[0]?.isTight).toBe(false);
  expect(findVenues({ guests: 900 }, [place('no-area', { capacity: 1000 })])[0]?.isTight).toBe(false);
});

describe('where nothing fits', () => {
  const karnal = { lat: 29.686, lng: 76.99 };
  const near = { city: 'Israna', rooms: 46, position: { lat: 29.27, lng: 76.83 } };
  const far = { city: 'Palwal', rooms: 130, position: { lat: 28.14, lng: 77.33 } };
  const houses = [
    place('nowhere', {}, { city: 'Rewari', rooms: null }),
    place('far', {}, far),
    place('near', {}, near),
    place('small', { capacity: 50 }, near),
  ];
  const nearest = (criteria: VenueCriteria) => {
    const answer = findNearest(criteria, houses, karnal);
    return answer && [answer.without, answer.found.map(({ space }) => space.id)];
  };

  test('a city without a house is answered with the nearest houses', () => {
    expect(nearest({ guests: 100, city: 'Karnal' })).toEqual([['city'], ['near', 'far', 'nowhere']]);
  });

  test('more rooms than any house has are answered with the houses that have the most', () => {
    expect(nearest({ guests: 100, rooms: 500 })).toEqual([['rooms'], ['far', 'near', 'nowhere']]);
    expect(nearest({ guests: 100, rooms: 500, city: 'Israna' })).toEqual([['rooms'], ['near']]);
  });

  test('if neither wish alone can be dropped, both are; the number of guests never is', () => {
    expect(nearest({ guests: 100, rooms: 100, city: 'Karnal' })).toEqual([['city'], ['far']]);
    expect(nearest({ guests: 100, rooms: 500, city: 'Karnal' })).toEqual([
      ['rooms', 'city'],
      ['near', 'far', 'nowhere'],
    ]);
    expect(nearest({ guests: 5000, rooms: 500, city: 'Karnal' })).toBeUndefined();
    expect(nearest({ guests: 100, layout: 'Theatre' })).toBeUndefined();
  });
});
