import { expect, test } from 'vitest';
import { contentLang as onHindiPages } from './content-lang.hi.ts';
import { contentLang } from './content-lang.ts';

test('a page in Hindi marks what is in Latin letters as English, a page in English marks nothing', () => {
  expect(onHindiPages('The Tivoli')).toEqual({ lang: 'en' });
  expect(onHindiPages('The Tivoli में शादी')).toEqual({});
  expect(onHindiPages('1500')).toEqual({});
  expect(contentLang('The Tivoli')).toEqual({});
});
