import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the keyboard focus to the element that shows `news` whenever there is a new message. A message that came with
 * the page gets the focus only while the person is not in a field yet.
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
