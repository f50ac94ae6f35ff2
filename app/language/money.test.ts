import { expect, test } from 'vitest';
import { formatInr, priceText } from './money.ts';

test('rupees are grouped the Indian way and have no paise', () => {
  expect(formatInr(25000)).toBe('₹25,000');
  expect(formatInr(1250000)).toBe('₹12,50,000');
  expect(formatInr(3500)).toBe('₹3,500');
});

test('a price reads its note, else its amount, else that one may ask', () => {
  expect(priceText({ currency: 'INR', amount: 25000 })).toBe('From ₹25,000');
  expect(priceText({ currency: 'INR', amount: 25000, note: 'Contact for rates' })).toBe('Contact for rates');
  expect(priceText({ currency: 'INR', amount: null })).toBe('Contact for rates');
  expect(priceText({ currency: 'INR', amount: null, note: 'Complimentary for event guests' })).toBe(
    'Complimentary for event guests',
  );
});
