import { expect, test } from 'vitest';
import { readPhone } from './receive-form.server.ts';

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

test('a number is written in at most sixty letters', () => {
  const typed = (length: number) => `98100 00000 ${'x'.repeat(length - 12)}`;
  expect(readPhone(typed(60))).toMatchObject({ value: { number: '+919810000000' } });
  expect(readPhone(typed(61))).toEqual({ problem: expect.any(String) });
});
