import { expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.server.ts';

test('what is sealed is opened with the same secret alone, whole alone, and looks different each time', () => {
  const text = 'https://tivoli.example/desk/welcome?token=मीरा';
  const sealed = encryptText(text, 'a secret');
  expect(sealed).not.toContain('welcome');
  expect(encryptText(text, 'a secret')).not.toBe(sealed);
  expect(decryptText(sealed, 'a secret')).toBe(text);
  expect(decryptText(sealed, 'another')).toBeNull();
  expect(decryptText(sealed.slice(0, -4), 'a secret')).toBeNull();
  expect(decryptText('', 'a secret')).toBeNull();
});
