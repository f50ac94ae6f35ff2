import { expect, test } from 'vitest';
import { memoizePerList } from './memoize-per-list.ts';

test('something is made once of each list, also where it is nothing', () => {
  let made = 0;
  const first = memoizePerList((list: string[]) => {
    made += 1;
    return list[0];
  });
  const places = ['Delhi', 'Noida'];
  const none: string[] = [];
  expect([first(places), first(places), first(none), first(none), first(['Palwal'])]).toEqual([
    'Delhi',
    'Delhi',
    undefined,
    undefined,
    'Palwal',
  ]);
  expect(made).toBe(3);
});
