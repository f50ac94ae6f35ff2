import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { comparable } from './comparable.ts';

test('a comparison names the largest hall, and says what the figure of the whole house counts', () => {
  const [tivoli] = properties;
  expect(tivoli && comparable(tivoli).facts).toMatchObject({
    'Largest space': '1,000 guests\nOakwood Hall',
    'Event capacity': '3,000 guests\nacross all spaces, pool side and grounds',
  });
  expect(tivoli && comparable(tivoli).facts.Location).toBe('New Delhi');
  expect(tivoli?.plan.wedding?.text).toContain('Up to 1,500 guests at one wedding');
});

test('a comparison says how the largest space of The Upper HSE can exceed what an event of the house takes', () => {
  const house = properties.find(({ slug }) => slug === 'upper-hse-sultanpur');
  expect(house && comparable(house).facts).toMatchObject({
    'Largest space': '1,800 guests\nOpen Lush Garden',
    'Event capacity': '1,000 guests\nat one event of the house; the garden alone can be laid out for 1,800',
  });
});
