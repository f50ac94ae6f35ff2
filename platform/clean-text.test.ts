import { expect, test } from 'vitest';
import { cleanLine, cleanText, plainLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';

test.each([
  ['  a \r\n b\rc\n ', 'a \n b\nc'],
  ['a\u0000b\u0007c', 'abc'],
  ['a\tb', 'a\tb'],
  ['\ud800x', '\ufffdx'],
  ['\u200b \u00a0\u2060', ''],
  ['a\u2028b', 'a\nb'],
  ['\u200bRavi\u00a0Kumar\u200e', 'Ravi Kumar'],
  ['\u202aRavi\u202c', 'Ravi'],
  ['Ra\u200dvi \u200cKumar\u200d', 'Ravi Kumar'],
  ['', ''],
])('the text %j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test.each([
  ['a\n\n\tb', 'a b'],
  ['a\u2028b\u2029c', 'a b c'],
  [' a b ', 'a b'],
  ['a\u00a0 \u3000b', 'a b'],
])('the line %j is stored as %j', (typed, stored) => {
  expect(cleanLine(typed)).toBe(stored);
});

test.each([
  'शक्\u200dति',
  'श्री\u200cमान',
  'می\u200cخواهم',
  'র\u200d্যাম',
  '👩\u200d👩\u200d👧',
  '❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
])('joiners that belong to %s stay', (text) => {
  expect(cleanText(text)).toBe(text);
  expect(cleanLine(` ${text} `)).toBe(text);
});

test.each([
  ['\u200e+91\u00a098100\u201100001\u202c', '+91 98100-00001'],
  ['\u206098100\ufe0f00001\ufe0d', '9810000001'],
  ['1\ufe0f\u20e32\ufe0f\u20e3', '12'],
  ['meera\u200b@\u2060example.com\ufeff', 'meera@example.com'],
  ['ｍｅｅｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'meera@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['६\u200d०\u200c०', '600'],
  ['\u200b', ''],
])('where only plain signs count, %j is %j', (typed, plain) => {
  expect(plainLine(typed)).toBe(plain);
});

/** Those of India’s languages, of Urdu, and the wide ones of some keyboards, as Unicode's locale data names them. */
const scripts = 'deva beng guru gujr orya tamldec telu knda mlym olck mtei arab arabext fullwide latn'.split(' ');

test.each(scripts)('the ten digits of “%s” are digits', (script) => {
  const typed = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(9_876_543_210);
  expect(latinDigits(`${typed} x`)).toBe('9876543210 x');
});
