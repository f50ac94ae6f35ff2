import { use } from 'react';
import { CspNonce } from '#app/ui/csp-nonce.ts';

/** An inline script in the page's head. In the browser `text` is empty, so that it is not downloaded twice. */
export function HeadScript({ text }: { text: string }) {
  return (
    <script
      nonce={use(CspNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own constant and has no input in it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
