import { expect, test } from 'vitest';
import { dotsPath, drawFloors } from './floor-plan.ts';

const lawn = { id: 'lawn', areaSqFt: 40_000, capacity: 1000 };
const hall = { id: 'hall', areaSqFt: 10_000, capacity: 300 };

test('a hall of a quarter of the area is drawn half as wide and half as high', () => {
  const floors = drawFloors([lawn, hall], 300);
  expect(floors.get('lawn')).toMatchObject({ width: 300, height: 200 });
  expect(floors.get('hall')).toMatchObject({ width: 150, height: 100 });
});

test('each dot is ten guests and stands inside its floor', () => {
  const floor = drawFloors([lawn, hall], 300).get('hall');
  expect(floor?.dots).toHaveLength(30);
  for (const { x, y } of floor?.dots ?? []) {
    expect(x > 0 && x < 150, String(x)).toBe(true);
    expect(y > 0 && y < 100, String(y)).toBe(true);
  }
});

test('a space whose area is not known has no floor', () => {
  expect(drawFloors([lawn, { id: 'room', capacity: 50 }], 300).has('room')).toBe(false);
});

test('the path of the dots has each of them, and names the place of the first of each row only', () => {
  const dots = drawFloors([lawn, hall], 300).get('hall')?.dots ?? [];
  const path = dotsPath(dots, 100);
  const rows = new Set(dots.map(({ y }) => y));
  expect(path.match(/h0/g)).toHaveLength(30);
  expect(path.match(/M/g)).toHaveLength(rows.size);
  const [first] = dots;
  expect(path.startsWith(`M${first?.x} ${(first?.y ?? 0) + 100}h0m`)).toBe(true);
});
