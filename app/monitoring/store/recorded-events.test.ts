import { expect, test } from 'vitest';
import { RingBuffer } from './recorded-events.ts';

function ringOf(capacity: number, ...items: number[]): RingBuffer<number> {
  const ring = new RingBuffer<number>(capacity);
  for (const item of items) ring.push(item);
  return ring;
}

test('a ring keeps the newest items up to its bound, the newest first', () => {
  const ring = ringOf(3, 1, 2, 3, 4, 5);
  expect(ring.size).toBe(3);
  expect(ring.newest()).toEqual([5, 4, 3]);
  expect(ring.newest(2)).toEqual([5, 4]);
});

test('a ring that was cut goes on filling to its bound', () => {
  const ring = ringOf(3, 1, 2, 3, 4);
  ring.keepNewest(1);
  expect(ring.newest()).toEqual([4]);
  for (const item of [5, 6, 7]) ring.push(item);
  expect(ring.newest()).toEqual([7, 6, 5]);
  ring.clear();
  expect(ring.newest()).toEqual([]);
});

test('the newest in a row are counted, up to a limit', () => {
  const ring = ringOf(10, 9, 1, 5, 6, 7);
  expect(ring.countWhile((item) => item >= 5)).toBe(3);
  expect(ring.countWhile((item) => item >= 5, 2)).toBe(2);
});
