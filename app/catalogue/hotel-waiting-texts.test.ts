import { expect, test } from 'vitest';
import { hotelTextsOf } from './hotel-waiting-texts.ts';

test('a page that cannot be shown says so in the words of its property', () => {
  expect(hotelTextsOf('the-tivoli').title).toBe('Unable to Load Hotel');
  expect(hotelTextsOf('upper-hse-sultanpur').title).toBe('Unable to Load Venue');
  expect(hotelTextsOf('omnia-greater-noida').title).toBe('Something went wrong');
  expect(hotelTextsOf('tivoli-heritage-palace').retryLabel).toBe('Try Again after some time');
});
