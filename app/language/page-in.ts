import type { Language } from './page-language.ts';

const prefixes: Record<Language, string> = { en: '', hi: '/hi' };

/** Returns the address of a page in a language, from its address in either one, with its query and anchor. */
export function pageIn(language: Language, address: string): string {
  const rest = address.replace(/^\/hi(?![^/?#])/, '').replace(/^\//, '');
  const prefix = prefixes[language];
  return prefix && !/^\w/.test(rest) ? prefix + rest : `${prefix}/${rest}`;
}
