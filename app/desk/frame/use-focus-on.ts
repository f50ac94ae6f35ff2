import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the keyboard to what says `news`, whenever there is some. What came with the page gets it only where the visitor is
 * in no field yet.
 */
export function useFocusOn<Shown extends HTMLElement>(news: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isFree = !isFirst.current || document.activeElement === document.body;
    isFirst.current = false;
    if (news && isFree) shown.current?.focus();
  }, [news]);
  return shown;
}
