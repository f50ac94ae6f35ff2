import { expect, test } from 'vitest';
import { lastDayOfQuarter, openingBadge } from './upcoming-hotel.ts';

test('an opening badge turns once the quarter is over', () => {
  expect(lastDayOfQuarter('Q4 2024')).toBe('2024-12-31');
  expect(lastDayOfQuarter('Q1 2028')).toBe('2028-03-31');
  expect(lastDayOfQuarter(' Q3 2027 ')).toBe('2027-09-30');
  for (const text of ['soon', 'Q5 2027', 'before Q4 2024', 'Q4 2024 perhaps'])
    expect(lastDayOfQuarter(text)).toBeNull();
  expect(openingBadge('Q2 2025', '2025-06-30')).toBe('Opening Q2 2025');
  expect(openingBadge('Q2 2025', '2025-07-01')).toBe('Opening date to be announced');
  expect(openingBadge('soon', '2025-07-01')).toBe('Opening soon');
});
