import { use } from 'react';
import { CspNonce } from '#app/ui/csp-nonce-mark.ts';

/** A script in the page's head. Its text is the server's alone (empty in the browser, which need not download it twice). */
export function HeadScript({ text }: { text: string }) {
  return (
    <script
      nonce={use(CspNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, no input in them
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
