import { expect, test } from 'vitest';
import {
  addDays,
  addYears,
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatWeekday,
  isDay,
  todayInIndia,
} from './dates.ts';

test('today in India begins at half past six in the evening of the day before in UTC', () => {
  expect(todayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(todayInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  expect(todayInIndia(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
});

test('days are added across months, years and leap days', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addYears('2026-11-21', 3)).toBe('2029-11-21');
  expect(addYears('2028-02-29', 3)).toBe('2031-02-28');
});

test('only days of the calendar are days', () => {
  expect(isDay('2028-02-29')).toBe(true);
  for (const text of [
    '2027-02-29',
    '2027-13-01',
    '2027-2-1',
    '27-02-01',
    '',
    '2027-02',
    '2027',
    '2027-02-01T00:00',
    '0000-00-00',
  ])
    expect(isDay(text), text).toBe(false);
  expect(() => formatDay('2027-02-30')).toThrow('"2027-02-30" is not a day');
});

test('days and moments read as people write them', () => {
  expect(formatDay('2027-02-14')).toBe('14 February 2027');
  expect(formatWeekday('2027-02-14')).toBe('Sunday 14 February 2027');
  expect(formatWeekday('2027-02-13')).toBe('Saturday 13 February 2027');
  expect(formatMonth('2027-02-14')).toBe('February 2027');
  expect(formatShortDay('2027-09-04')).toBe('4 Sep 2027');
  expect(formatMoment(new Date('2026-11-22T08:35:00Z'))).toBe('Sunday 22 November, 2:05 PM');
  expect(formatMoment(new Date('2026-11-21T18:35:00Z'))).toBe('Sunday 22 November, 12:05 AM');
});
