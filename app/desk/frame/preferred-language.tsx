import type { Language } from '#app/language/page-language.ts';
import { preferredLanguage } from '#app/language/preferred-language.ts';

/** Says that somebody wrote on a page in another language than the team's; nothing of those who wrote in English. */
export function PreferredLanguage({ of: { language } }: { of: { language: Language } }) {
  const words = preferredLanguage(language);
  return words ? <p>{words}</p> : null;
}
