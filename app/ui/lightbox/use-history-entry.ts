import { useEffect, useRef } from 'react';

/**
 * Gives what opens over a page an entry of the browser's history, under an address that shows the same by itself: the way
 * back closes it, and the address can be sent or loaded anew. The router is not told, since the page below stays as it
 * is. Gives back what takes the entry away again when the visitor closes it in another way.
 */
export function useHistoryEntry(address: string | undefined, close: () => void): () => void {
  const hasEntry = useRef(false);
  const closeNow = useRef(close);
  closeNow.current = close;

  useEffect(() => {
    if (!address) return;
    if (hasEntry.current) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
    hasEntry.current = true;
  }, [address]);

  useEffect(() => {
    const goBack = () => {
      hasEntry.current = false;
      closeNow.current();
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
