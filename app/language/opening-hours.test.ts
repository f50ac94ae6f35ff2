import { expect, test } from 'vitest';
import { openingStretches, shortHours } from './opening-hours.ts';

const hour = 60;

test('hours lie on a line from 6 AM to 6 AM', () => {
  expect(openingStretches('7:00 PM - 11:00 PM')).toEqual([{ from: 13 * hour, to: 17 * hour }]);
  expect(openingStretches('12:00 PM - 6:00 PM')).toEqual([{ from: 6 * hour, to: 12 * hour }]);
  expect(openingStretches('6:00 PM - 1:00 AM')).toEqual([{ from: 12 * hour, to: 19 * hour }]);
  expect(openingStretches('12:00 PM - 11:30 PM')).toEqual([{ from: 6 * hour, to: 17 * hour + 30 }]);
  expect(openingStretches('12:00 PM - 12:00 AM')).toEqual([{ from: 6 * hour, to: 18 * hour }]);
});

test('an opening past 6 AM is cut in two at the end of the line', () => {
  expect(openingStretches('11:00 PM - 7:00 AM')).toEqual([
    { from: 0, to: hour },
    { from: 17 * hour, to: 24 * hour },
  ]);
});

test('several openings a day give several stretches, all day gives the whole line, words give none', () => {
  expect(openingStretches('7:00 AM - 11:00 AM, 11:30 AM - 3:00 PM, 7:00 PM - 11:00 PM')).toEqual([
    { from: hour, to: 5 * hour },
    { from: 5 * hour + 30, to: 9 * hour },
    { from: 13 * hour, to: 17 * hour },
  ]);
  expect(openingStretches('Open 24 hours')).toEqual([{ from: 0, to: 24 * hour }]);
  expect(openingStretches('By arrangement')).toEqual([]);
});

test.each([
  ['7 PM - 11 PM', [{ from: 13 * hour, to: 17 * hour }]],
  ['7:00PM - 11:00pm', [{ from: 13 * hour, to: 17 * hour }]],
  ['7:00 PM – 6:00 AM', [{ from: 13 * hour, to: 24 * hour }]],
  [
    '7:00 PM - 11:00 PM, 7:00 AM - 11:00 AM',
    [
      { from: hour, to: 5 * hour },
      { from: 13 * hour, to: 17 * hour },
    ],
  ],
  ['7:00 PM - late', []],
  ['noon - 11:00 PM', []],
  ['about 7:00 PM - 11:00 PM', []],
  ['7:00 PM sharp - 11:00 PM', []],
])('%s lies on the line as far as it is clear', (hours, stretches) => {
  expect(openingStretches(hours)).toEqual(stretches);
});

test('hours are shortened for rows', () => {
  expect(shortHours('7:00 PM - 11:00 PM')).toBe('7\u00a0PM – 11\u00a0PM');
  expect(shortHours('12:00 PM - 11:30 PM')).toBe('12\u00a0PM – 11:30\u00a0PM');
});
