import { expect, test } from 'vitest';
import { capacityFigure, guestsIn, largestCapacity, layoutsText } from './space-figures.ts';

test('the most guests of a range is its larger figure, of words their largest number or none', () => {
  expect(largestCapacity({ min: 200, max: 600 })).toBe(600);
  expect(largestCapacity('1,000+')).toBe(1000);
  expect(largestCapacity('200 to 600, or 80')).toBe(600);
  expect(largestCapacity('flexible')).toBeNull();
});

test('a capacity reads as a figure, a range or its words', () => {
  expect(capacityFigure(1200)).toBe('1,200');
  expect(capacityFigure({ min: 650, max: 1800 })).toBe('650–1,800');
  expect(capacityFigure('Flexible')).toBe('Flexible');
});

test('a layout without a figure is on request', () => {
  const glassHouse = { configurations: [{ style: 'Classroom', capacity: 600 }] };
  expect(layoutsText(glassHouse)).toBe('Classroom 600');
  const two = [...glassHouse.configurations, { style: 'U-shape', capacity: 1200 }];
  expect(layoutsText({ configurations: two })).toBe('Classroom 600, U-shape 1,200');
  expect(layoutsText({ configurations: [] })).toBe('On request');
  expect(guestsIn('classroom', glassHouse)).toBe('600');
  expect(guestsIn('Theatre', glassHouse)).toBe('On request');
});
