import { expect, test } from 'vitest';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { findVenues } from './venue-finder.ts';

test('ten thousand spaces are looked through within 20 ms', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    space: {
      id: String(number),
      name: 'Hall',
      description: '',
      type: 'banquet' as const,
      capacity: number % 3000,
      features: [],
      eventTypes: [],
      configurations: [],
    },
    hotel: { slug: 'one', name: 'One', city: 'Noida', rooms: 40 },
  }));
  const times = Array.from({ length: 7 }, () => {
    const passed = stopwatch();
    findVenues({ guests: 200, layout: 'Banquet', setting: 'indoor' }, many);
    return passed();
  });
  expect(times.sort((a, b) => a - b)[3]).toBeLessThan(20);
});
