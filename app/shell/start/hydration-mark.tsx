import { useEffect } from 'react';

/** Tells the page's own small script that React has taken over: see `early-press.ts`. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
