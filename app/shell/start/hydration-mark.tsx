import { useEffect } from 'react';

/** Tells the page's inline script that React has taken over: see `replay-early-press.ts`. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
