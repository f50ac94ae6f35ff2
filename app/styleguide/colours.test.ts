import { expect, test } from 'vitest';
import { colourPairs, contrast } from './colours.tsx';

test.each(colourPairs)('the words of $name stand out from their ground', ({ ground, words }) => {
  expect(contrast(ground, words)).toBeGreaterThanOrEqual(5.55);
});

test('black on white has the contrast that WCAG gives it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
