import { expect, test } from 'vitest';
import { project, screenOf, within, wrapAngle } from './directions.ts';

const screen = screenOf(1000, 600, 1);

test('an angle is wrapped to the nearest way around', () => {
  expect([190, -190, 360, 540].map(wrapAngle)).toEqual([-170, 170, 0, -180]);
});

test('what one looks at is in the middle of the screen, and what lies behind is not on it', () => {
  const look = { yaw: 120, pitch: -10 };
  const middle = project(look, look, screen);
  expect(middle?.x).toBeCloseTo(500);
  expect(middle?.y).toBeCloseTo(300);
  expect(project({ yaw: -60, pitch: 0 }, look, screen)).toBeUndefined();
});

test('what lies to the right and above is seen to the right and above, also over the edge of the panorama', () => {
  const point = project({ yaw: -170, pitch: 10 }, { yaw: 170, pitch: 0 }, screen);
  expect(point?.x).toBeGreaterThan(600);
  expect(point?.y).toBeLessThan(300);
});

test('the view goes 80 degrees up and down, and no further', () => {
  expect(within({ yaw: 10, pitch: 95 })).toEqual({ yaw: 10, pitch: 80 });
});
