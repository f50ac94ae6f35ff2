import type { Language } from './page-language.ts';

const key = 'tivoli-language';

export function rememberLanguage(chosen: Language): void {
  try {
    localStorage[key] = chosen;
  } catch {
    // A browser without storage asks again.
  }
}

/** The language that the visitor chose, else the first one that the browser asks pages for. */
export function wantedLanguage(): string | undefined {
  try {
    return localStorage[key] ?? navigator.language;
  } catch {
    return undefined;
  }
}
