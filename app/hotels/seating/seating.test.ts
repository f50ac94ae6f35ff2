import { describe, expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { floorOf, type HallFloor } from './floor-of.ts';
import { floorTakes, mostSeated, seat, stageDepth } from './seating.ts';
import { type Seating, seatingsOf } from './seatings.ts';

const spaces = properties.flatMap(({ slug, spaces: all }) =>
  all.flatMap((space) => {
    const floor = floorOf(space);
    return floor ? [{ name: `${slug} ${space.id}`, space, floor }] : [];
  }),
);
const seatedWays = ['dinner', 'wedding', 'theatre'] as const satisfies Seating[];

/** A table of ten with its chairs is this wide, in metres; a chair in a row takes a part of its row's depth. */
const tableWithChairs = 2.9;
const chair = { width: 0.5, depth: 0.6 };

/** Returns every seat's place: the chairs in rows, and for tables their middle as often as somebody sits there. */
function countSeats({ tables, rows }: ReturnType<typeof seat>): number {
  return [...tables.map(({ seats }) => seats), ...rows.map(({ chairs }) => chairs)].reduce(
    (sum, count) => sum + count,
    0,
  );
}

function isInside(floor: HallFloor, seating: Seating, x: number, z: number, half: { x: number; z: number }): boolean {
  const far = floor.depth - stageDepth(floor, seating);
  return Math.abs(x) + half.x <= floor.width / 2 && z - half.z >= 0 && z + half.z <= far;
}

test('every space of which area or capacity is known has a floor, and no other', () => {
  const without = properties.flatMap(({ spaces: all }) => all.filter((space) => !floorOf(space)).map(({ id }) => id));
  expect(without.sort()).toEqual(['meeting-rooms', 'orchid-hall', 'pool-side-and-glass-house']);
  expect(spaces.length).toBeGreaterThan(25);
});

test.each(spaces)('$name seats exactly as many as are asked for, from one to all that fit', ({ space, floor }) => {
  for (const seating of seatedWays) {
    const most = mostSeated(space, floor, seating);
    expect(most, seating).toBeGreaterThan(0);
    const wrong = Array.from({ length: most }, (_, index) => index + 1).filter(
      (guests) => countSeats(seat(floor, seating, guests, most)) !== guests,
    );
    expect(wrong, seating).toEqual([]);
  }
});

test.each(spaces)(
  'no table of $name touches another, a wall or the stage, and nobody sits alone',
  ({ space, floor }) => {
    const most = mostSeated(space, floor, 'dinner');
    for (const guests of [1, 10, 11, 101, 300, most - 1, most].filter((count) => count > 0 && count <= most)) {
      const { tables } = seat(floor, 'dinner', guests, most);
      const half = { x: tableWithChairs / 2, z: tableWithChairs / 2 };
      expect(tables.filter(({ x, z }) => !isInside(floor, 'dinner', x, z, half))).toEqual([]);
      const distances = tables.flatMap((a, place) =>
        tables.slice(place + 1).map((b) => Math.hypot(a.x - b.x, a.z - b.z)),
      );
      expect(Math.min(...distances, tableWithChairs)).toBeGreaterThanOrEqual(tableWithChairs);
      expect(Math.max(...tables.map(({ seats }) => seats))).toBeLessThanOrEqual(10);
      if (guests > 10) expect(Math.min(...tables.map(({ seats }) => seats))).toBeGreaterThan(4);
    }
  },
);

test.each(spaces)('the rows of $name keep apart, leave an aisle, and end before the walls', ({ space, floor }) => {
  for (const seating of ['wedding', 'theatre'] as const) {
    const most = mostSeated(space, floor, seating);
    for (const guests of [1, 2, 57, most].filter((count) => count <= most)) {
      const { rows, chairStep } = seat(floor, seating, guests, most);
      const ends = rows.flatMap(({ x, z, chairs }) => [x, x + (chairs - 1) * chairStep].map((end) => ({ x: end, z })));
      const half = { x: chair.width / 2, z: chair.depth / 2 };
      expect(ends.filter(({ x, z }) => !isInside(floor, seating, x, z, half))).toEqual([]);
      expect(Math.min(...ends.map(({ x }) => Math.abs(x)))).toBeGreaterThan(0.9);
      const depths = [...new Set(rows.map(({ z }) => z))];
      const steps = depths.slice(1).map((z, place) => (depths[place] ?? 0) - z);
      expect(Math.min(...steps, 1)).toBeGreaterThan(0.89);
      expect(chairStep).toBeGreaterThan(chair.width);
    }
  }
});

describe('the same number of guests', () => {
  const hall: HallFloor = { kind: 'hall', width: 27, depth: 40.5, isGuessed: false };
  const small: HallFloor = { kind: 'hall', width: 17.6, depth: 26.4, isGuessed: false };

  test('takes a smaller part of a larger floor', () => {
    const used = (floor: HallFloor) => {
      const { tables } = seat(floor, 'dinner', 300, floorTakes(floor, 'dinner'));
      return (Math.max(...tables.map(({ z }) => z)) - Math.min(...tables.map(({ z }) => z))) / floor.depth;
    };
    expect(used(hall)).toBeLessThan(used(small) * 0.75);
  });

  test('is 30 tables of ten for 300, and 31 tables of nine or ten for 304', () => {
    expect(seat(hall, 'dinner', 300).tables.map(({ seats }) => seats)).toEqual(Array(30).fill(10));
    const { tables } = seat(hall, 'dinner', 304);
    expect(tables.filter(({ seats }) => seats === 10)).toHaveLength(25);
    expect(tables.filter(({ seats }) => seats === 9)).toHaveLength(6);
  });
});

test('a house that states fewer guests than the floor takes is believed, and a layout more than a capacity', () => {
  const floor: HallFloor = { kind: 'hall', width: 27, depth: 40.5, isGuessed: false };
  expect(mostSeated({ capacity: 342, configurations: [] }, floor, 'dinner')).toBe(342);
  const rows = [{ style: 'Theatre', capacity: 900 }];
  expect(mostSeated({ capacity: 342, configurations: rows }, floor, 'theatre')).toBe(900);
  expect(mostSeated({ capacity: '1,000+', configurations: [] }, floor, 'dinner')).toBe(floorTakes(floor, 'dinner'));
});

test('a space is offered for weddings and for talks where it is hired for them', () => {
  expect(seatingsOf({ eventTypes: ['birthday'], configurations: [] })).toEqual(['empty', 'dinner']);
  expect(seatingsOf({ eventTypes: ['wedding', 'mice'], configurations: [] })).toEqual([
    'empty',
    'dinner',
    'wedding',
    'theatre',
  ]);
});
