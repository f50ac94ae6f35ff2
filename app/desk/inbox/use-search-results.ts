import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useLastAnswer } from '#app/desk/frame/use-last-answer.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { InboxRow } from './inbox.ts';

interface Found {
  words: string;
  rows: InboxRow[];
  /** The moment of the search, in ISO 8601. */
  at: string;
}

/** The results of a search, which runs again whenever the page was loaded anew at `now`. */
export function useSearchResults(answer: Found | undefined, now: string): Found | undefined {
  const found = useLastAnswer(answer);
  const again = useFetcher<Found>();
  const searchedAt = useRef(now);
  const words = found?.words;
  useEffect(() => {
    if (searchedAt.current === now) return;
    searchedAt.current = now;
    if (words) void again.submit({ words }, { method: 'post', action: deskPaths.search() });
  }, [now, words, again]);
  const latest = again.data;
  return found && latest?.words === found.words && latest.at > found.at ? latest : found;
}
