import { expect, test } from 'vitest';
import { placesFor } from './ceremonies.ts';
import type { Capacity, SpaceType } from './property.ts';

function place(hotel: string, type: SpaceType, capacity: Capacity) {
  const space = { id: `${hotel}-${type}`, name: type, description: '', type, capacity };
  return {
    space: { ...space, features: [], eventTypes: [], configurations: [] },
    hotel: { slug: hotel, name: hotel, city: 'Delhi', rooms: null },
  };
}

test('each house offers the space whose capacity is closest above the need, the closest house first', () => {
  const found = placesFor('reception', 300, [
    place('a', 'banquet', 1000),
    place('a', 'outdoor', 400),
    place('b', 'banquet', { min: 100, max: 300 }),
    place('c', 'banquet', 299),
    place('d', 'conference', 300),
  ]);
  expect(found.map(({ space }) => space.id)).toEqual(['b-banquet', 'a-outdoor']);
});

test('of two that fit alike the more usual kind wins, and a figure on request comes last', () => {
  const found = placesFor('haldi', 100, [
    place('a', 'outdoor', 'On request'),
    place('b', 'outdoor', 150),
    place('b', 'pool', 150),
  ]);
  expect(found.map(({ space, most }) => [space.id, most])).toEqual([
    ['b-pool', 150],
    ['a-outdoor', null],
  ]);
});
