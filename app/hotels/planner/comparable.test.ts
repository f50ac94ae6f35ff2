import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { comparable } from './comparable.ts';

test('a comparison names the largest hall, and says what the figure of the whole house counts', () => {
  const [tivoli] = properties;
  expect(tivoli && comparable(tivoli).facts).toMatchObject({
    'Largest space': '1,000 guests (Oakwood Hall)',
    'Event capacity': '3,000 guests, across all spaces',
  });
  expect(tivoli?.plan.wedding?.text).toContain('Up to 1500 guests at one wedding');
});
