import { expect, test } from 'vitest';
import { createAnswerOrder } from './answer-order.ts';

test('an answer is shown unless that of a later request has come before', () => {
  const begin = createAnswerOrder();
  const [first, second, third] = [begin(), begin(), begin()];
  expect([second(), first(), third(), second()]).toEqual([true, false, true, false]);
  expect(begin()()).toBe(true);
});
