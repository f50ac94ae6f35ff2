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

test('the path of the dots has a line for each row, with a dash of no length for each dot', () => {
  const floor = drawFloors([lawn, hall], 300).get('hall');
  const { dots = [], step = 0 } = floor ?? {};
  const { d, strokeDasharray } = dotsPath({ dots, step }, 100);
  const lines = [...d.matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)].map(([, length]) => Math.floor(Number(length) / step) + 1);
  expect(lines).toHaveLength(new Set(dots.map(({ y }) => y)).size);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(strokeDasharray).toBe(`0 ${step}`);
  expect(d.startsWith(`M${dots[0]?.x} ${(dots[0]?.y ?? 0) + 100}h`)).toBe(true);
});
