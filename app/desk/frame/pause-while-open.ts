import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A live change elsewhere does not ask anew for what a form shows: whatever is being typed there stays. */
export function pauseWhileOpen(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  return (formMethod !== undefined || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;
}
