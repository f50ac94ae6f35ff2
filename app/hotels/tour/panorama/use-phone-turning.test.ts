import { expect, test } from 'vitest';
import { directionOfPhone, followPhone } from './use-phone-turning.ts';

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

test('the view turns as far as the phone, over the edge of the panorama as well, and returns with it', () => {
  const start = { phone: { yaw: 170, pitch: 0 }, look: { yaw: 20, pitch: -10 } };
  expect(followPhone({ yaw: -170, pitch: 5 }, start, start.look)).toEqual({ yaw: 40, pitch: -5 });
  expect(followPhone(start.phone, start, { yaw: 40, pitch: -5 })).toEqual(start.look);
});

test('a phone that is laid on a table does not spin the view', () => {
  const start = { phone: { yaw: 0, pitch: 0 }, look: { yaw: 20, pitch: 0 } };
  expect(followPhone({ yaw: 140, pitch: -88 }, start, { yaw: 30, pitch: -60 }).yaw).toBe(30);
});
