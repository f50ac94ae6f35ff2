import { expect, test } from 'vitest';
import { shortHours } from './opening-hours.ts';

test('hours are shortened for rows', () => {
  expect(shortHours('7:00 PM - 11:00 PM')).toBe('7\u00a0PM – 11\u00a0PM');
  expect(shortHours('12:00 PM - 11:30 PM')).toBe('12\u00a0PM – 11:30\u00a0PM');
});
