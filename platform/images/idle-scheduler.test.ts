import { expect, test } from 'vitest';
import { createIdleScheduler } from './idle-scheduler.ts';

let time = 0;
const at = (milliseconds: number) => {
  time = milliseconds;
};
const pace = () => createIdleScheduler({ quiet: 2_000, atMost: 5_000, now: () => time });

test('work begins at once where nobody is, as often as it likes', () => {
  at(0);
  const { delay } = pace();
  expect([delay(), delay(), delay()]).toEqual([0, 0, 0]);
});

test('the first piece of work waits for a page that is at work, too', () => {
  at(0);
  const { delay, visited } = pace();
  at(10);
  visited();
  expect(delay()).toBe(2_000);
});

test('after a visit work waits until it has been quiet', () => {
  at(0);
  const { delay, visited } = pace();
  delay();
  at(100);
  visited();
  expect(delay()).toBe(2_000);
  at(1_600);
  expect(delay()).toBe(500);
  at(2_100);
  expect(delay()).toBe(0);
});

test('where visitors never stop coming there is one piece of work in a while', () => {
  at(0);
  const { delay, visited } = pace();
  delay();
  let begun = 0;
  for (let now = 100; now <= 20_000; now += 100) {
    at(now);
    visited();
    if (delay() === 0) begun += 1;
  }
  expect(begun).toBe(4);
});
