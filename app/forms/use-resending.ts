import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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

const ignore = () => {};

/** Loads what a form needs after it was sent, when the form is first touched, because later there may be no network. */
export const loadAfterTouch = async () => {
  const notice = import('./sent-notice.tsx');
  notice.catch(ignore);
  return { ...(await import('./resend.ts')), ...(await notice) };
};

/**
 * Makes an id for one filling of the form. Pages are cached and shared between visitors, so each browser makes its
 * own. `randomUUID` exists on secure pages only, and a site may be tried out over plain HTTP.
 */
export function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
