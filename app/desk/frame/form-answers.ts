import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';

/** Returns the answer to the last form as long as the page is shown; the router drops it with every live change. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || kept.answer === answer)) return kept.answer;
  setKept({ key, answer });
  return answer;
}

/** Loads the page anew after a conflict too, so that the newer state shows; the router does so after a success only. */
export function reloadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** Keeps a form from loading anew after a live change elsewhere, so that what is being typed stays. */
export function pauseWhileOpen(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  return (formMethod !== undefined || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;
}
