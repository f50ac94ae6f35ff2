import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('only what has no value is left out', () => {
  expect(Object.entries(defined({ a: undefined, b: null, c: 0, d: '', e: false }))).toEqual([
    ['b', null],
    ['c', 0],
    ['d', ''],
    ['e', false],
  ]);
});
