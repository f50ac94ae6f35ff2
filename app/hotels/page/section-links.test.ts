import { expect, test } from 'vitest';
import { sectionHeads } from './hotel-page.tsx';
import { ownSections, partsOf } from './section-links.tsx';

test('planning joins the spaces, what is good to know the contact, and the tour the film beside it', () => {
  const sections = [
    'overview',
    'film',
    'virtual-tour',
    'spaces',
    'planning',
    'gallery',
    'policies',
    'contact',
  ] as const;
  expect(ownSections(sections)).toEqual(['overview', 'film', 'spaces', 'gallery', 'contact']);
  expect(partsOf(sections, 'film')).toEqual(['virtual-tour']);
  expect(partsOf(sections, 'spaces')).toEqual(['planning']);
  expect(partsOf(sections, 'contact')).toEqual(['policies']);
});

test('a part that does not stand beside its section stays a section', () => {
  const sections = ['overview', 'contact', 'planning', 'rooms', 'policies'] as const;
  expect(ownSections(sections)).toEqual(sections);
});

test('large and small heads take turns, and a section without a head is passed over', () => {
  expect(sectionHeads(['overview', 'rooms', 'virtual-tour', 'spaces'], 'stately')).toEqual([
    'large',
    'small',
    'large',
    'large',
  ]);
  expect(sectionHeads(['overview', 'rooms'], 'brisk')).toEqual(['small', 'small']);
});
