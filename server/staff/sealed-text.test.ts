import { expect, test } from 'vitest';
import { openSealed, sealText } from './sealed-text.ts';

test('what is sealed is opened with the same secret alone, whole alone, and looks different each time', () => {
  const text = 'https://tivoli.example/desk/welcome?token=मीरा';
  const sealed = sealText(text, 'a secret');
  expect(sealed).not.toContain('welcome');
  expect(sealText(text, 'a secret')).not.toBe(sealed);
  expect(openSealed(sealed, 'a secret')).toBe(text);
  expect(openSealed(sealed, 'another')).toBeNull();
  expect(openSealed(sealed.slice(0, -4), 'a secret')).toBeNull();
  expect(openSealed('', 'a secret')).toBeNull();
});
