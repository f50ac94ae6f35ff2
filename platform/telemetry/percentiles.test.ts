import { expect, test } from 'vitest';
import { Buckets, percentile } from '#platform/telemetry/percentiles.ts';

function bucketsOf(values: number[]): Buckets {
  const buckets = new Buckets();
  for (const value of values) buckets.add(value);
  return buckets;
}

test.each([0.5, 0.95, 0.99])('percentile %s is right to within a tenth', (share) => {
  const values = Array.from({ length: 1000 }, (_, index) => 0.3 * 1.01 ** index);
  const exact = values[Math.ceil(share * 1000) - 1] ?? 0;
  const found = percentile(bucketsOf(values).counts, share) ?? 0;
  expect(Math.abs(found / exact - 1)).toBeLessThan(0.1);
});

test('one value alone is told as about itself', () => {
  expect(percentile(bucketsOf([1800]).counts, 0.75)).toBeCloseTo(1885, 0);
});

test('nothing measured has no percentile, and what is off the scale counts at its ends', () => {
  expect(percentile([], 0.5)).toBeNull();
  const extremes = bucketsOf([0, 1e9]);
  expect(extremes.hits).toBe(2);
  expect(percentile(extremes.counts, 0.5)).toBeLessThan(0.1);
  expect(percentile(extremes.counts, 1)).toBeGreaterThan(100_000);
});

test('rows leave out the empty buckets at the end', () => {
  expect(bucketsOf([0.01]).trimmed()).toEqual([1]);
});
