import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadAfterTouch } from './load-after-touch.ts';

/**
 * Sends a form again by itself while it is unsent. `resend` resolves to false if the form is still unsent. Returns a
 * sentence about the next try.
 */
export function useResending(isUnsent: boolean, resend: () => Promise<boolean>): string | undefined {
  const [nextTry, setNextTry] = useState<string>();
  const sendAgain = useRef(resend);
  useEffect(() => {
    sendAgain.current = resend;
  });

  // Whoever reads that they are offline may be back already: this begins as soon as they can read it.
  useLayoutEffect(() => {
    if (!isUnsent) return;
    let end: (() => void) | undefined;
    let hasEnded = false;
    loadAfterTouch().then(
      ({ startResending }) => {
        if (!hasEnded) end = startResending({ sendAgain: () => sendAgain.current(), tellPause: setNextTry });
      },
      () => {},
    );
    return () => {
      hasEnded = true;
      end?.();
    };
  }, [isUnsent]);

  return nextTry;
}
