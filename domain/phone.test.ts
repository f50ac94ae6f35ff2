import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['+91 98100 00000', '+919810000000', null],
  ['098100-00000', '+919810000000', null],
  ['(011) 5550 0110', '+911155500110', null],
  ['+44 20 7946 0958', '+442079460958', null],
  ['011 5550 0110 ext. 12', '+911155500110', 'extension 12'],
  ['98100 00000 / 98200 00000', '+919810000000', 'given as 98100 00000 / 98200 00000'],
  ['98100 00000, after six', '+919810000000', 'given as 98100 00000, after six'],
  ['९८१०० ०००००', '+919810000000', null],
])('%s is kept whole', (typed, number, remark) => {
  expect(readPhone(typed)).toEqual({ value: { number, remark } });
});
