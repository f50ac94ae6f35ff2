import { expect, test } from 'vitest';
import { pageIn } from './page-in.ts';

test.each([
  ['/', '/hi'],
  ['/?brand=omnia', '/hi?brand=omnia'],
  ['/#story', '/hi#story'],
  ['/hi-tea', '/hi/hi-tea'],
  ['/hotel/the-tivoli?space=crystal#gallery', '/hi/hotel/the-tivoli?space=crystal#gallery'],
])('the page at %s is at %s in Hindi', (english, hindi) => {
  expect(pageIn('hi', english)).toBe(hindi);
  expect(pageIn('hi', hindi)).toBe(hindi);
  expect(pageIn('en', hindi)).toBe(english);
  expect(pageIn('en', english)).toBe(english);
});
