import { expect, test } from 'vitest';
import { daysAway, inWords } from './moments-in-words.ts';

const now = new Date('2026-11-21T08:35:00Z'); // 2:05 PM in India

test('spans and days read as people say them', () => {
  expect([59_000, 3_600_000, 47 * 3_600_000, 80 * 3_600_000].map(inWords)).toEqual(['0 min', '1 h', '47 h', '3 days']);
  expect(['2026-11-21', '2026-11-22', '2027-02-14', '2026-11-19'].map((day) => daysAway(day, now))).toEqual([
    'today',
    'in 1 day',
    'in 85 days',
    '2 days ago',
  ]);
});

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', 'today'],
  ['2026-11-21T18:30:00Z', '2026-11-21', '1 day ago'],
  ['2026-11-21T18:30:00Z', '2026-11-22', 'today'],
  ['2026-11-21T18:30:00Z', '2026-11-23', 'in 1 day'],
  ['2026-11-22T00:00:00Z', '2026-11-23', 'in 1 day'],
])('at %s the %s is %s, for days change at midnight in India', (moment, day, words) => {
  expect(daysAway(day, new Date(moment))).toBe(words);
});

test.each([
  [65, '1 h 05 min'],
  [23 * 60 + 59, '23 h 59 min'],
  [24 * 60 + 30, '24 h'],
  [30 * 60 + 30, '30 h'],
  [71 * 60 + 59, '71 h'],
  [72 * 60, '3 days'],
  [-5, '0 min'],
])('a span of %i minutes reads %s', (minutes, words) => {
  expect(inWords(minutes * 60_000)).toBe(words);
});
