import { expect, test } from 'vitest';
import { applicationMovesFrom, applicationStatuses } from './application-moves.ts';

test('an application goes on one step at a time, and nowhere from its end', () => {
  expect(applicationStatuses.map((status) => [status, applicationMovesFrom(status)])).toEqual([
    ['new', ['reviewed']],
    ['reviewed', ['shortlisted', 'rejected']],
    ['shortlisted', ['hired', 'rejected']],
    ['hired', []],
    ['rejected', []],
  ]);
});
