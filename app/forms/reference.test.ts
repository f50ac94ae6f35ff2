import { expect, test } from 'vitest';
import { isReference, newReference } from './store-once.server.ts';

test('a reference is six letters and digits that cannot be misheard', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(references.every(isReference)).toBe(true);
  expect(new Set(references).size).toBe(500);
  expect(new Set(references.join('')).size, 'all 22 of them, T, V and the line').toBe(23);
  expect(isReference('TV-7K3M9Q')).toBe(true);
  expect(isReference('TV-7K3M9O')).toBe(false);
  expect(isReference('tv-7k3m9q')).toBe(false);
});
