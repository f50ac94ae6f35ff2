import { expect, test } from 'vitest';
import { formatInr } from './money.ts';

test('rupees are grouped the Indian way and have no paise', () => {
  expect(formatInr(25000)).toBe('₹25,000');
  expect(formatInr(1250000)).toBe('₹12,50,000');
  expect(formatInr(3500)).toBe('₹3,500');
});
