import { expect, test } from 'vitest';
import { isReference, newReference, readReference } from './store-once.server.ts';

test('a reference is six letters and digits that cannot be misheard', () => {
  const references = Array.from({ length: 500 }, newReference);
  expect(references.every(isReference)).toBe(true);
  expect(new Set(references).size).toBe(500);
  expect(new Set(references.join('')).size, 'all 22 of them, T, V and the line').toBe(23);
  expect(isReference('TV-7K3M9Q')).toBe(true);
  expect(isReference('TV-7K3M9O')).toBe(false);
  expect(isReference('tv-7k3m9q')).toBe(false);
});

test.each([
  'TV-7K3M9Q',
  ' tv-7k3m9q ',
  'tv 7k3m9q',
  'tv7k3m9q',
  'TV–7K3M9Q',
  'Tv‑7k3 m9q.',
  '#TV-7K3M9Q',
  '\u200eTV-7K3M9Q\u2060',
  'ＴＶ-７Ｋ３Ｍ９Ｑ',
  'TV-७K३M९Q',
])('a reference typed as %j is read', (typed) => {
  expect(readReference(typed)).toBe('TV-7K3M9Q');
});

test.each(['', 'TV', 'TV-7K3M9O', 'TV-7K3M9QQ', '7K3M9Q', 'Meera TV-7K3M9Q', 'मीरा TV-7K3M9Q', 'FN-7K3M9Q'])(
  '%j is no reference',
  (typed) => {
    expect(readReference(typed)).toBeNull();
  },
);
