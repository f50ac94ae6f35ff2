import { listInWordsTexts as texts } from './texts.ts';

/**
 * Joins names as "Delhi, Noida and Palwal". `Intl.ListFormat` would put a comma before the Hindi "and" in some browsers,
 * and the page's text would then not be what the server sent.
 */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${texts.and} ${names.at(-1)}`;
}
