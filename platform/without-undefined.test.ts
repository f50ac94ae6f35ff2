import { expect, test } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

test('only what has no value is left out', () => {
  expect(Object.entries(withoutUndefined({ a: undefined, b: null, c: 0, d: '', e: false }))).toEqual([
    ['b', null],
    ['c', 0],
    ['d', ''],
    ['e', false],
  ]);
});
