import { expect, test } from 'vitest';
import { clockOf, daysAway, inWords } from './answer-deadline.ts';

const now = new Date('2026-11-21T08:35:00Z'); // 2:05 PM in India
const arrived = (hoursAgo: number, answeredAfter?: number) => {
  const created = now.getTime() - hoursAgo * 3_600_000;
  return {
    quarantine: 'none' as const,
    createdAt: new Date(created).toISOString(),
    dueAt: new Date(created + 24 * 3_600_000).toISOString(),
    answeredAt: answeredAfter === undefined ? null : new Date(created + answeredAfter * 3_600_000).toISOString(),
  };
};

test.each([
  [arrived(0), 'running', 'Due in 24 h', 'by tomorrow, 2:05 PM'],
  [arrived(19.99), 'running', 'Due in 4 h', 'by 6:05 PM'],
  [arrived(20), 'warning', 'Due in 4 h', 'by 6:05 PM'],
  [arrived(23.5), 'warning', 'Due in 30 min', 'by 2:35 PM'],
  [arrived(24), 'warning', 'Due in 0 min', 'by 2:05 PM'],
  [arrived(26.2), 'overdue', 'Overdue 2 h 12 min', 'was due 11:53 AM'],
  [arrived(24 * 5), 'overdue', 'Overdue 4 days', 'was due 17 Nov 2026, 2:05 PM'],
  [arrived(30, 1.25), 'answered', 'Answered', 'in 1 h 15 min'],
  [arrived(60, 24), 'answered', 'Answered', 'in 24 h'],
  [arrived(60, 26), 'answered', 'Answered late', 'in 26 h'],
  [{ ...arrived(20), quarantine: 'held' as const }, 'warning', 'Due in 4 h', 'by 6:05 PM'],
  [{ ...arrived(26), quarantine: 'held' as const }, 'overdue', 'Overdue 2 h', 'was due 12:05 PM'],
  [{ ...arrived(26), quarantine: 'spam' as const }, 'spam', 'No deadline', 'came yesterday, 12:05 PM'],
])('an enquiry of %o is %s', (timed, state, words, detail) => {
  expect(clockOf(timed, now)).toMatchObject({ state, words, detail });
});

test('the bar of the clock fills as time goes', () => {
  expect(clockOf(arrived(6), now).gone).toBeCloseTo(0.25);
  expect(clockOf(arrived(48), now).gone).toBe(1);
});

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
