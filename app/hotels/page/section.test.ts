import { expect, test } from 'vitest';
import { sectionBackgrounds } from './section.tsx';

test('light neighbours take cream and sand in turn, cream after the night; rooms stay with the overview', () => {
  expect(
    sectionBackgrounds(['overview', 'rooms', 'spaces', 'dining', 'gallery', 'policies', 'contact', 'enquiry']),
  ).toEqual(['on-cream', 'on-cream', 'on-night', 'on-cream', 'on-sand', 'on-cream', 'on-night', 'on-cream']);
});

test('the wedding hangs over the ground of the section before it', () => {
  expect(sectionBackgrounds(['dining', 'gallery', 'wedding', 'policies'])).toEqual([
    'on-cream',
    'on-sand',
    'on-sand',
    'on-cream',
  ]);
});
