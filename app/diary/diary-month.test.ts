import { expect, test } from 'vitest';
import { daysWithin } from './diary-month.ts';
import { hoursInWords } from './function-times.ts';

const at = (moment: string) => new Date(`${moment}:00+05:30`);

test('a night stands on the day on which it begins, days and nights of a block on each of them', () => {
  const february = daysWithin('2031-02');
  const days = (starts: string, ends: string) => february({ starts: at(starts), ends: at(ends) });
  expect(days('2031-02-14T19:00', '2031-02-15T01:00')).toEqual({ first: 14, last: 14 });
  expect(days('2031-02-14T19:00', '2031-02-15T06:00')).toEqual({ first: 14, last: 14 });
  expect(days('2031-02-14T19:00', '2031-02-15T06:30')).toEqual({ first: 14, last: 15 });
  expect(days('2031-02-01T00:00', '2031-02-01T04:00'), 'of its own day, however early').toEqual({ first: 1, last: 1 });
  expect(days('2031-01-31T23:30', '2031-02-01T02:00'), 'the night before').toBeNull();
  expect(days('2031-01-30T08:00', '2031-03-02T20:00')).toEqual({ first: 1, last: 28 });
  expect(days('2031-03-01T00:00', '2031-03-01T05:00')).toBeNull();
});

test('hours are those of India, and say which day they end', () => {
  const words = (starts: string, ends: string) => hoursInWords(at(starts), at(ends));
  expect(words('2031-02-14T19:30', '2031-02-15T01:00')).toBe('7:30 PM – 1:00 AM (next day)');
  expect(words('2031-02-14T00:00', '2031-02-14T12:05')).toBe('12:00 AM – 12:05 PM');
  expect(words('2031-02-14T08:00', '2031-02-17T20:00')).toBe('8:00 AM – 8:00 PM (3 days later)');
});
