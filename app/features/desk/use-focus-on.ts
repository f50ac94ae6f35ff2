import { type RefObject, useEffect, useRef } from 'react';

/** Gives the keyboard to what says `news`, whenever there is some. */
export function useFocusOn<Shown extends HTMLElement>(news: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (news) shown.current?.focus();
  }, [news]);
  return shown;
}
