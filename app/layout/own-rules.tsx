import { use, useState, useSyncExternalStore } from 'react';
import { InlineMark } from '#app/inline-mark.ts';
import { rulesPlace } from '#app/rules-place.ts';

const never = () => () => {};

/**
 * The rules that the page needs, in the page itself: one trip less before the first paint. A browser that makes the page
 * anew, because its frame failed, has the whole style sheet by then, and would refuse a style that no server has sealed.
 */
export function OwnRules() {
  const mark = use(InlineMark);
  const isMadeHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isSent] = useState(!isMadeHere);
  if (!isSent) return null;
  return (
    <style nonce={mark} suppressHydrationWarning>
      {import.meta.env.SSR ? rulesPlace : ''}
    </style>
  );
}
