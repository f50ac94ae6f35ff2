import { expect, test } from 'vitest';
import { growthLimits } from '#domain/constants.ts';
import { venueOptions } from './venue-options.ts';

const house = (name: string) => ({ slug: name.toLowerCase(), name, city: 'Delhi', state: 'Delhi' });

test('venues are offered by name', () => {
  expect(venueOptions([house('Omnia'), house('Ambala')]).map(({ name }) => name)).toEqual(['Ambala', 'Omnia']);
});

test('a hotel beyond the first ones is offered on its own page', () => {
  const first = Array.from({ length: growthLimits.venueOptions }, (_, number) => house(`House ${number}`));
  const options = venueOptions(first, house('Zenana'));
  expect(options).toHaveLength(growthLimits.venueOptions + 1);
  expect(options.at(-1)?.slug).toBe('zenana');
});

test('a hotel that the list of a small group does not have is hidden, and is not offered', () => {
  expect(venueOptions([house('Omnia')], house('Zenana'))).toHaveLength(1);
});
