import { use } from 'react';
import { InlineMark } from '#app/inline-mark.ts';

/** A script in the page's head. Its text is the server's alone (empty in the browser, which need not download it twice). */
export function HeadScript({ text }: { text: string }) {
  return (
    <script
      nonce={use(InlineMark)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input in them
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
