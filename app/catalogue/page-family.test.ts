import { expect, test } from 'vitest';
import { pageFamily } from './page-family.ts';

test('a page that cannot be shown says so in the words of its property', () => {
  expect(pageFamily('the-tivoli').title).toBe('Unable to Load Hotel');
  expect(pageFamily('upper-hse-sultanpur').title).toBe('Unable to Load Venue');
  expect(pageFamily('omnia-greater-noida').title).toBe('Something went wrong');
  expect(pageFamily('tivoli-heritage-palace').retryLabel).toBe('Try Again after some time');
});
