import { expect, test } from 'vitest';
import { spacedPhone } from './spaced-phone.ts';

test.each([
  ['+911155500101', '+91 11 5550 0101'],
  ['+919810000000', '+91 98100 00000'],
  ['+918012345678', '+91 80123 45678'],
  ['+442079460000', '+442079460000'],
])('%s reads %s', (number, words) => {
  expect(spacedPhone(number)).toBe(words);
});
