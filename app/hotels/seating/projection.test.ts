import { expect, test } from 'vitest';
import { cameraFor, flatness, outline, project, scaleAt, sheet } from './projection.ts';

const floor = { width: 24, depth: 36 };

test.each([true, false])('the near edge of a floor is the lower edge of its drawing (open air: %s)', (openAir) => {
  const camera = cameraFor(floor, openAir);
  expect(project(camera, { x: -12, z: 0 }).map(Math.round)).toEqual([0, sheet.height]);
  expect(project(camera, { x: 12, z: 0 }).map(Math.round)).toEqual([sheet.width, sheet.height]);
});

test('what is farther is drawn smaller, higher and flatter, around the same middle', () => {
  const camera = cameraFor(floor, false);
  const places = [0, 10, 20, 36];
  for (const [index, z] of places.slice(1).entries()) {
    const nearer = places[index] ?? 0;
    expect(scaleAt(camera, z)).toBeLessThan(scaleAt(camera, nearer));
    expect(flatness(camera, z)).toBeLessThan(flatness(camera, nearer));
    expect(project(camera, { x: 0, z })[1]).toBeLessThan(project(camera, { x: 0, z: nearer })[1]);
    expect(project(camera, { x: 0, z })[0]).toBe(sheet.width / 2);
  }
});

test('a metre is as long upwards as it is sideways', () => {
  const camera = cameraFor(floor, true);
  const [x, y] = project(camera, { x: 2, y: 0, z: 12 });
  expect(project(camera, { x: 3, z: 12 })[0] - x).toBeCloseTo(scaleAt(camera, 12));
  expect(y - project(camera, { x: 2, y: 1, z: 12 })[1]).toBeCloseTo(scaleAt(camera, 12));
});

test('an outline is a path through its points', () => {
  const camera = cameraFor(floor, false);
  expect(
    outline(
      camera,
      [
        { x: -12, z: 0 },
        { x: 12, z: 0 },
      ],
      false,
    ),
  ).toBe('M0 800L1200 800');
});
