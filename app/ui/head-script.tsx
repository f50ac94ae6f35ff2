import { createContext, use } from 'react';

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

/**
 * The `nonce` of our own inline scripts and styles while the server renders a page: what carries it may run. It is
 * undefined in the browser and never sent there. React Router's `<Scripts>` takes it by itself.
 */
export const CspNonce = createContext<string | undefined>(undefined);
