import { createContext } from 'react';

/**
 * The `nonce` of our own inline scripts and styles while a page is rendered on the server; what carries it may run.
 * It never reaches the browser, where this is undefined. `<Scripts>` and `<ScrollRestoration>` take it by themselves.
 */
export const CspNonce = createContext<string | undefined>(undefined);
