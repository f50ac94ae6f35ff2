import { use } from 'react';
import { InlineMark } from '#app/inline-mark.ts';
import { SiteStyles } from '#app/site-styles.ts';
import { useArrivedHere } from '#app/ui/use-arrived-here.ts';

/**
 * The site's style sheet, in the page itself: one trip less before the first paint. A browser that makes the page anew,
 * because its frame failed, keeps it, and would refuse a style that no server has hashed.
 */
export function PageStyles() {
  const mark = use(InlineMark);
  const styles = use(SiteStyles);
  const isSent = useArrivedHere();
  if (!isSent) return null;
  return (
    <style nonce={mark} suppressHydrationWarning>
      {styles}
    </style>
  );
}
