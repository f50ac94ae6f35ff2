import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { floorSheet, sheetFloors } from './fact-sheet.tsx';

test.each(properties)('the floors of $name are in one scale and inside their drawing', ({ spaces }) => {
  const floors = sheetFloors(spaces);
  expect(floors).toHaveLength(spaces.filter(({ areaSqFt }) => areaSqFt).length);
  for (const { x, width, height, space } of floors) {
    expect(x + width).toBeLessThanOrEqual(floorSheet.width + 0.1);
    expect(height).toBeLessThanOrEqual(floorSheet.height - 11);
    const [first] = floors;
    const inProportion = Math.sqrt((space.areaSqFt ?? 0) / (first?.space.areaSqFt ?? 1));
    expect(width / (first?.width ?? 1)).toBeCloseTo(inProportion, 1);
  }
  for (const [index, { x }] of floors.slice(1).entries())
    expect(x).toBeGreaterThan((floors[index]?.x ?? 0) + (floors[index]?.width ?? 0));
});

test('a house of nine floors still has all of them on its sheet', () => {
  const [{ spaces }] = properties as [(typeof properties)[number]];
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => spaces.slice(0, 1).map((one) => ({ ...one, id: `${at}` })));
  const last = sheetFloors(nine).at(-1);
  expect((last?.x ?? 999) + (last?.width ?? 999)).toBeLessThanOrEqual(floorSheet.width + 0.1);
});
