import { expect, test } from 'vitest';
import { areaInWords } from './area.ts';

test.each([
  ['26,000 sq ft', '26,000 sq ft (2,415 m²)'],
  ['240 sq ft', '240 sq ft (22 m²)'],
  ['45 sqm', '484 sq ft (45 m²)'],
  ['1,25,000 sq. ft.', '1,25,000 sq ft (11,613 m²)'],
  [6500, '6,500 sq ft (604 m²)'],
])('%s is shown in square feet first and square metres in brackets', (area, shown) => {
  expect(areaInWords(area).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('an area in other words is shown as it was typed', () => {
  expect(areaInWords('10,000 sq ft and a terrace')).toBe('10,000 sq ft and a terrace');
});
