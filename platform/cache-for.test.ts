import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

test('those who ask during a read share it, and its result is kept; a failure is not', async () => {
  let reads = 0;
  const results = [() => Promise.reject(new Error('away')), async () => 'first', async () => 'second'];
  const ask = cacheFor(60_000, async () => {
    const result = results[reads]?.();
    reads += 1;
    return result;
  });
  const failed = await Promise.allSettled([ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads).toBe(1);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first']);
  expect(await ask()).toBe('first');
  expect(reads).toBe(2);
});
