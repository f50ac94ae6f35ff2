import { expect, test } from 'vitest';
import { dayInIndia, dayInWords, isCalendarDay, momentInWords, yearsLater } from './india-time.ts';

test('the day in India begins at half past six in the evening UTC', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('three years after a leap day is the last of February', () => {
  expect(yearsLater('2028-02-29', 3)).toBe('2031-02-28');
  expect(yearsLater('2026-11-21', 3)).toBe('2029-11-21');
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['0000-00-00', false],
  ['2027-2-1', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test('days and moments are written as the site writes them', () => {
  expect(dayInWords('2027-02-14')).toBe('14 February 2027');
  expect(momentInWords(new Date('2026-11-22T08:35:00Z'))).toBe('Sunday 22 November, 2:05 PM');
  expect(momentInWords(new Date('2026-11-21T18:35:00Z'))).toBe('Sunday 22 November, 12:05 AM');
});
