import { expect, test } from 'vitest';
import { guestsInWords } from './guests-in-words.ts';

test.each([
  [1, 0, '1 adult'],
  [2, 0, '2 adults'],
  [1, 1, '1 adult, 1 child'],
  [2, 3, '2 adults, 3 children'],
])('%i and %i read "%s"', (adults, children, words) => {
  expect(guestsInWords({ adults, children })).toBe(words);
});
