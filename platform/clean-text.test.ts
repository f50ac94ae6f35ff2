import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';

test.each([
  ['  a \r\n b\rc\n ', 'a \n b\nc'],
  ['a\u0000b\u0007c', 'abc'],
  ['a\tb', 'a\tb'],
  ['\ud800x', '\ufffdx'],
  ['\u200b \u00a0\u2060', ''],
  ['\u200bx', '\u200bx'],
  ['', ''],
])('the text %j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test.each([
  ['a\n\n\tb', 'a b'],
  ['a\u2028b\u2029c', 'a b c'],
  [' a b ', 'a b'],
])('the line %j is stored as %j', (typed, stored) => {
  expect(cleanLine(typed)).toBe(stored);
});

test('digits of a Hindi keyboard are digits', () => {
  expect(latinDigits('०१२३४५६७८९ 10 x')).toBe('0123456789 10 x');
});
