import { useEffect, useState } from 'react';
import { type Suggestion, suggestionsFor } from '#app/catalogue/browser-cache/suggestions-for.ts';

/** Milliseconds after the last key before the server is asked. */
const pause = 150;
const shortest = 2;

/** Returns the results for the typed text; null while nothing is typed or nothing could be loaded. */
export function useSuggestions(text: string): Suggestion[] | null {
  const [found, setFound] = useState<{ text: string; suggestions: Suggestion[] | null }>();
  const wanted = text.trim();

  useEffect(() => {
    if (wanted.length < shortest) return;
    let isStale = false;
    const timer = setTimeout(() => {
      suggestionsFor(wanted).then(
        (suggestions) => isStale || setFound({ text: wanted, suggestions }),
        () => isStale || setFound({ text: wanted, suggestions: null }),
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return wanted.length < shortest ? null : (found?.suggestions ?? null);
}
