import { expect, test } from 'vitest';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { bucketOf, percentile } from '#platform/telemetry/percentiles.ts';

function countsOf(values: number[]): number[] {
  const counts: number[] = Array(84).fill(0);
  for (const value of values) counts[bucketOf(value)] = (counts[bucketOf(value)] ?? 0) + 1;
  return counts;
}

test.each([0.5, 0.95, 0.99])('percentile %s is right to within a tenth', (share) => {
  const values = Array.from({ length: 1000 }, (_, index) => 0.3 * 1.01 ** index);
  const exact = values[Math.ceil(share * 1000) - 1] ?? 0;
  const found = percentile(countsOf(values), share) ?? 0;
  expect(Math.abs(found / exact - 1)).toBeLessThan(0.1);
});

test('one value alone is told as about itself', () => {
  expect(percentile(countsOf([1800]), 0.75)).toBeCloseTo(1885, 0);
});

test('nothing measured has no percentile, and what is off the scale counts at its ends', () => {
  expect(percentile([], 0.5)).toBeNull();
  const extremes = countsOf([0, 1e9]);
  expect(extremes.reduce((sum, count) => sum + count)).toBe(2);
  expect(percentile(extremes, 0.5)).toBeLessThan(0.1);
  expect(percentile(extremes, 1)).toBeGreaterThan(100_000);
});

test('rows leave out the empty buckets at the end', () => {
  const metrics = new Metrics();
  metrics.addVital('inp', '/', 0.01);
  expect(metrics.unflushed().rows).toEqual([{ measure: 'inp', route: '/', hits: 1, errors: 0, buckets: [1] }]);
});
