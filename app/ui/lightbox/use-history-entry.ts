import { useEffect, useRef } from 'react';
import { useAfterPaint } from '#app/ui/use-after-paint.ts';

/**
 * Adds an entry to the browser's history for what opens over a page, under the address of a page that shows the same.
 * Going back then closes it, and the address can be shared or reloaded. The router does not know of the entry, since the
 * page below stays as it is. Returns a function that removes the entry when the visitor closes it in another way.
 */
export function useHistoryEntry(address: string | undefined, close: () => void): () => void {
  const hasEntry = useRef(false);
  const latest = useRef({ address, close });
  latest.current = { address, close };
  // Changing the address takes time, so it happens after the next picture is painted.
  const renameEntry = useAfterPaint(() => {
    if (hasEntry.current) history.replaceState(history.state, '', latest.current.address);
  });

  useEffect(() => {
    if (!address) return;
    if (hasEntry.current) return renameEntry();
    history.pushState(history.state, '', address);
    hasEntry.current = true;
  }, [address, renameEntry]);

  useEffect(() => {
    const goBack = () => {
      hasEntry.current = false;
      latest.current.close();
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  return () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    history.back();
  };
}
