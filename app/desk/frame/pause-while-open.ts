import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Keeps a form from loading anew after a live change elsewhere, so that what is being typed stays. */
export function pauseWhileOpen(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  return (formMethod !== undefined || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;
}
