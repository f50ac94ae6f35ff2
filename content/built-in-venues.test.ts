import { expect, test } from 'vitest';
import { builtInVenues } from './built-in-venues.ts';
import { properties } from './properties.ts';

test('the list of venues for a browser without an answer names the built-in properties, by name', () => {
  const named = properties.map(({ slug, name, address: { city, state } }) => ({ slug, name, city, state }));
  expect(builtInVenues).toEqual(named.sort((a, b) => a.name.localeCompare(b.name, 'en')));
});
