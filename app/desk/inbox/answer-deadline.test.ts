import { expect, test } from 'vitest';
import { deadlineOf, nextStepOf } from './answer-deadline.tsx';
import type { InboxRow } from './inbox.ts';

const now = new Date('2026-11-21T08:35:00Z'); // 2:05 PM in India
const arrived = (hoursAgo: number, answeredAfter?: number) => {
  const created = now.getTime() - hoursAgo * 3_600_000;
  return {
    quarantine: 'none' as const,
    createdAt: new Date(created),
    dueAt: new Date(created + 24 * 3_600_000),
    answeredAt: answeredAfter === undefined ? null : new Date(created + answeredAfter * 3_600_000),
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
  expect(deadlineOf(timed, now)).toMatchObject({ state, words, detail });
});

const lead = (step: InboxRow['step'], change: Partial<InboxRow> = {}) =>
  ({ ...arrived(60, 24), status: 'contacted', mergedInto: null, step, ...change }) as InboxRow;
const visit = (on: string) => ({ kind: 'visit', on, at: '15:30', words: 'the tent' }) as const;

test.each([
  [visit('2026-11-19'), 'overdue', 'Visit: overdue 2 days', '19 Nov 2026, 3:30 PM: the tent'],
  [visit('2026-11-21'), 'warning', 'Visit: today', '21 Nov 2026, 3:30 PM: the tent'],
  [visit('2026-11-24'), 'running', 'Visit: in 3 days', '24 Nov 2026, 3:30 PM: the tent'],
  [null, 'overdue', 'No next step', 'Plan what is done next'],
])('the next step %o of what was answered is %s', (step, state, words, detail) => {
  expect(nextStepOf(lead(step), now)).toMatchObject({ state, words, detail });
});

test('before the first answer and after the last the next step says nothing', () => {
  expect(nextStepOf(lead(visit('2026-11-19'), { answeredAt: null }), now)).toBeNull();
  expect(nextStepOf(lead(null, { status: 'converted' }), now)).toBeNull();
});

test('the bar of the clock fills as time goes', () => {
  expect(deadlineOf(arrived(6), now).gone).toBeCloseTo(0.25);
  expect(deadlineOf(arrived(48), now).gone).toBe(1);
});
