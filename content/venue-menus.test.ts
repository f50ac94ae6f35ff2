import { expect, test } from 'vitest';
import { properties } from './properties.ts';
import { venueMenus } from './venue-menus.ts';

test('every dining venue has a menu', () => {
  const without = properties.flatMap(({ slug, dining }) =>
    dining.filter(({ id }) => !venueMenus[slug]?.[id]).map(({ id }) => `${slug}/${id}`),
  );
  expect(without).toEqual([]);
});
