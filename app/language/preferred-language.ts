import type { Language } from './page-language.ts';

/** What the team reads about a visitor's language; nothing of the team's own, which is English. */
export function preferredLanguage(language: Language): 'Prefers Hindi' | undefined {
  return language === 'hi' ? 'Prefers Hindi' : undefined;
}
