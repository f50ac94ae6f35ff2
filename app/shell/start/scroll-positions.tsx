import { useLayoutEffect } from 'react';
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where the router keeps the places of this tab's pages, by the key of each entry of the history. */
const storageKey = 'tivoli-scroll-positions';

/**
 * As the router's own `ScrollRestoration`, without the script it puts into the page: that one asks the browser's storage
 * before the first paint for a place which the browser itself goes back to.
 */
export function ScrollPositions() {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the router looks for the place of this page
  useLayoutEffect(() => forgetPlace(key), []);
  // Firefox was seen not to scroll to a section that has just come into the page. Asking for the section's place first
  // was seen to help; the cause is not known, perhaps that such a section is laid out only near the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry, before the router scrolls
  useLayoutEffect(() => void document.getElementById(hash.slice(1))?.getBoundingClientRect(), [key]);
  useScrollRestoration({ storageKey });
  return null;
}

/**
 * A page that has been loaded stands where the browser has put it, or where its visitor has scrolled since. The router
 * would go back to the place that it kept under this key, which without its script is the same for every page that is loaded.
 */
function forgetPlace(key: string): void {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof places !== 'object' || places === null || !(key in places)) return;
    sessionStorage.setItem(storageKey, JSON.stringify({ ...places, [key]: undefined }));
  } catch {
    // A browser that keeps nothing has no place to forget.
  }
}
