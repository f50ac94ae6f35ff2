import { expect, test } from 'vitest';
import { inWords, percent } from './status-figures.tsx';

test.each([
  [12, '12 s'],
  [300, '5 min'],
  [12_000, '3 h 20 min'],
  [187_200, '2 d 4 h'],
])('%s seconds read %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

test.each([
  [0, '0 %'],
  [0.0004, '<0.1 %'],
  [0.0523, '5.2 %'],
])('a share of %s reads %s', (share, words) => {
  expect(percent(share)).toBe(words);
});
