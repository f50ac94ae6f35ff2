import { expect, test } from 'vitest';
import { leadStatuses } from '#app/desk/inbox/inbox.ts';
import { bookingStatuses, nextStatuses, stepsTo } from './lead-status-changes.ts';

test('a lead goes on one step at a time, and nowhere from its end', () => {
  expect(Object.fromEntries(leadStatuses.map((status) => [status, nextStatuses[status]]))).toEqual({
    new: ['contacted'],
    contacted: ['qualified', 'converted', 'lost'],
    qualified: ['converted', 'lost'],
    converted: [],
    lost: [],
  });
});

test('converting what is contacted qualifies it on the way; there is no way back or past the first answer', () => {
  expect(stepsTo('contacted', 'converted')).toEqual(['qualified', 'converted']);
  expect(stepsTo('contacted', 'lost')).toEqual(['lost']);
  expect(stepsTo('qualified', 'converted')).toEqual(['converted']);
  expect(stepsTo('qualified', 'lost')).toEqual(['lost']);
  expect(stepsTo('new', 'converted')).toEqual([]);
  expect(stepsTo('lost', 'contacted')).toEqual([]);
});

test('a booking goes along with its lead, only ever to where a booking may go', () => {
  const allowed = ['pending>contacted', 'contacted>contacted', 'contacted>confirmed', 'contacted>cancelled'];
  for (const from of leadStatuses)
    for (const to of nextStatuses[from]) {
      let at = from;
      for (const step of stepsTo(from, to)) {
        expect(allowed).toContain(`${bookingStatuses[at]}>${bookingStatuses[step]}`);
        at = step;
      }
    }
});
