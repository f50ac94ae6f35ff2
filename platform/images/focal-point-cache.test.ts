import { expect, test } from 'vitest';
import { createCurrentFocus } from './focal-point-cache.ts';

test('a focal point is asked for once a second, given in quarters, and remembered while it cannot be asked', async () => {
  let time = 1;
  let asked = 0;
  let answer: () => { x: number; y: number } | undefined = () => ({ x: 0.2, y: 0.66 });
  const currentFocus = createCurrentFocus(
    async () => {
      asked += 1;
      return answer();
    },
    { now: () => time },
  );
  const inAll = await Promise.all([currentFocus('a/b.webp'), currentFocus('a/b.webp')]);
  expect(inAll).toEqual(Array(2).fill({ x: 0.25, y: 0.75 }));
  expect(asked).toBe(1);
  answer = () => {
    throw new Error('The database is away');
  };
  time += 1_001;
  expect(await currentFocus('a/b.webp')).toEqual({ x: 0.25, y: 0.75 });
  expect(await currentFocus('a/other.webp')).toBeUndefined();
  answer = () => ({ x: 1, y: 1 });
  time += 1_001;
  expect(await currentFocus('a/b.webp')).toEqual({ x: 1, y: 1 });
});
