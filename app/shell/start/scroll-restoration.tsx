import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where the router stores the scroll positions of this tab's pages, by the key of each entry of the history. */
const storageKey = 'tivoli-scroll-positions';

/**
 * Does what the router's own `ScrollRestoration` does, without its inline script: before the first paint that script
 * reads a position from the browser's storage which the browser restores by itself.
 */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry, before the router scrolls
  useLayoutEffect(() => {
    // A page that the visitor goes back to is laid out whole; the start script has marked the page that was loaded.
    if (isLoaded.current) document.documentElement.toggleAttribute('data-returned', type === 'POP');
    else deletePosition(key);
    isLoaded.current = true;
    // Firefox was seen not to scroll to a section that has just come into the page. Asking for the section's place first
    // was seen to help; the cause is not known, perhaps that such a section is laid out only near the screen.
    document.getElementById(hash.slice(1))?.getBoundingClientRect();
  }, [key]);
  useScrollRestoration({ storageKey });
  return null;
}

/**
 * A page that has just been loaded is where the browser has scrolled it, or its visitor since. The router would scroll
 * to the position stored under this key, which without the router's script is the same for every page that is loaded.
 */
function deletePosition(key: string): void {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof positions !== 'object' || positions === null || !(key in positions)) return;
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions, [key]: undefined }));
  } catch {
    // A browser without storage has no position to delete.
  }
}
