import { expect, test } from 'vitest';
import { formatInr, formatRoughInr } from './money.ts';

test('rupees are grouped the Indian way and have no paise', () => {
  expect(formatInr(25000)).toBe('₹25,000');
  expect(formatInr(1250000)).toBe('₹12,50,000');
  expect(formatInr(3500)).toBe('₹3,500');
});

test.each([
  [25_000, '₹25,000'],
  [960_000, '₹9.6 lakh'],
  [100_000, '₹1 lakh'],
  [1_234_567, '₹12.35 lakh'],
  [9_999_999, '₹1 crore'],
  [12_500_000, '₹1.25 crore'],
  [160_000_000, '₹16 crore'],
])('%i rupees are said as %s', (amount, words) => {
  expect(formatRoughInr(amount)).toBe(words);
});
