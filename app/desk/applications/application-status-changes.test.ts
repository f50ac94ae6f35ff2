import { expect, test } from 'vitest';
import { applicationStatuses, nextApplicationStatuses } from './application-status-changes.ts';

test('an application goes on one step at a time, and nowhere from its end', () => {
  expect(applicationStatuses.map((status) => [status, nextApplicationStatuses(status)])).toEqual([
    ['new', ['reviewed']],
    ['reviewed', ['shortlisted', 'rejected']],
    ['shortlisted', ['hired', 'rejected']],
    ['hired', []],
    ['rejected', []],
  ]);
});
