import type * as english from './content-lang.ts';

const devanagari = /[\u0900-\u097f]/;
const latin = /[a-z]/i;

export const contentLang: typeof english.contentLang = (text = '') =>
  latin.test(text) && !devanagari.test(text) ? { lang: 'en' } : {};
