import { expect, test } from 'vitest';
import { formatPhone, phoneLink } from './format-phone.ts';

test.each([
  ['+911155500101', '+91 11 5550 0101'],
  ['+919810000000', '+91 98100 00000'],
  ['+918012345678', '+91 80123 45678'],
  ['+442079460000', '+442079460000'],
  ['+9111555001012', '+9111555001012'],
  ['+919810000000012', '+919810000000012'],
  ['1+911155500101', '1+911155500101'],
  ['1+919810000000', '1+919810000000'],
])('%s reads %s', (number, words) => {
  expect(formatPhone(number)).toBe(words);
});

test('a number is called by its digits, however it is written', () => {
  expect(phoneLink('+91 11 5550 0101')).toBe('tel:+911155500101');
});
