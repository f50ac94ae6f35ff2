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

/** Moves the focus to the first problem of a form whenever the form comes back with new ones. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: object | undefined): void {
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid], .plan-problem')?.focus();
  }, [form, problems]);
}
