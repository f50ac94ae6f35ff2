import { expect, test } from 'vitest';
import { directionOfPhone } from './phone-direction.ts';

function rounded(turn: Parameters<typeof directionOfPhone>[0]) {
  const direction = directionOfPhone(turn);
  // Adding 0 turns -0 into 0.
  return direction && { yaw: Math.round(direction.yaw) + 0, pitch: Math.round(direction.pitch) + 0 };
}

test('an upright phone points to the horizon, and follows when its holder turns', () => {
  expect(rounded({ alpha: 0, beta: 90, gamma: 0 })).toEqual({ yaw: 0, pitch: 0 });
  // The browser counts turns to the left.
  expect(rounded({ alpha: 330, beta: 90, gamma: 0 })).toEqual({ yaw: 30, pitch: 0 });
});

test('a phone that is tilted back points upwards, and one that lies on the table points down', () => {
  expect(rounded({ alpha: 0, beta: 120, gamma: 0 })).toEqual({ yaw: 0, pitch: 30 });
  expect(rounded({ alpha: 0, beta: 0, gamma: 0 })?.pitch).toBe(-90);
});

test('a phone that is held sideways points to the horizon as well', () => {
  expect(rounded({ alpha: 0, beta: 0, gamma: -90 })).toEqual({ yaw: 90, pitch: 0 });
});

test('a phone without a sensor points nowhere', () => {
  expect(directionOfPhone({ alpha: null, beta: null, gamma: null })).toBeUndefined();
});
