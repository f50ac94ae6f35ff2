import { expect, test } from 'vitest';
import { stageTimes } from './hotel-page.tsx';

test('sections appear in five stages, tertiary and background ones in steps of 150 ms', () => {
  expect(
    stageTimes([
      'overview',
      'rooms',
      'virtual-tour',
      'experiences',
      'spaces',
      'dining',
      'wedding',
      'contact',
      'enquiry',
    ]),
  ).toEqual([100, 300, 300, 500, 650, 800, 1000, 1150, 1300]);
});

test('a page that puts its contact first still shows it in the background stage', () => {
  expect(stageTimes(['overview', 'contact', 'gallery', 'rooms', 'dining'])).toEqual([100, 1000, 500, 300, 650]);
});
