import { expect, test } from 'vitest';
import { readDay, readMove, readNumber, readOptionDays, readTime } from './read-plan.ts';

const refused = { problem: expect.any(String) };

test.each([
  ['250000', 250_000],
  ['2,50,000', 250_000],
  ['250,000', 250_000],
  ['1,00,00,000', 10_000_000],
  ['10,000,000', 10_000_000],
  ['२,५०,०००', 250_000],
  ['0', 0],
])('%s is the number %d', (text, value) => {
  expect(readNumber(text, { from: 0, to: 10_000_000_000 })).toEqual({ value });
});

test.each(['', '2,5', '2,50', '25,0000', ',500', '2.5', '1e3', '0x10', '-1', '12 lakh', '₹500', '5 0', '99999999999'])(
  '“%s” is no number, and nothing stands in for it',
  (text) => {
    expect(readNumber(text, { from: 0, to: 10_000_000_000 })).toEqual(refused);
  },
);

test.each([
  ['14', 14],
  ['14 days', 14],
  ['1 day', 1],
  ['90', 90],
])('an option of “%s” is one of %d days', (text, value) => {
  expect(readOptionDays(text)).toEqual({ value });
});

test.each(['', '0', '91', 'a week', '2 weeks', '7.5', '7,5', '-3', '1 4'])(
  'an option of “%s” is refused, and never one of the usual days',
  (text) => {
    expect(readOptionDays(text)).toEqual({ problem: 'Enter the days of the option, from 1 to 90' });
  },
);

test.each([
  ['3', 3],
  ['-3', -3],
  ['−3 days', -3],
  ['+10', 10],
])('an event is moved by “%s”: %d days', (text, value) => {
  expect(readMove(text)).toEqual({ value });
});

test.each(['', '0', 'x', '--3', '731', '1.5'])('an event is not moved by “%s”', (text) => {
  expect(readMove(text)).toEqual(refused);
});

test.each([
  ['2031-02-14', '2031-02-14'],
  ['14-2-2031', '2031-02-14'],
  ['14/02/2031', '2031-02-14'],
])('the day “%s” is %s', (text, value) => {
  expect(readDay(text)).toEqual({ value });
});

test.each(['', '0031-02-14', '0231-02-14', '14/02/31', '140231', '2031-02-30', '9999-01-01', 'Friday'])(
  'the day “%s” is refused',
  (text) => {
    expect(readDay(text)).toEqual(refused);
  },
);

test('a day that the calendar does not have is told as such', () => {
  const problem = 'There is no such day in the calendar';
  for (const text of ['2031-02-31', '31/2/2031', '2031-13-01']) expect(readDay(text)).toEqual({ problem });
});

test('a time has hours and minutes', () => {
  expect(readTime('9:05', 'Enter it')).toEqual({ value: '09:05' });
  expect(readTime('', 'Enter it')).toEqual({ problem: 'Enter it' });
  for (const text of ['7 pm', '24:00', '19', '19:60']) expect(readTime(text, 'Enter it'), text).toEqual(refused);
});
