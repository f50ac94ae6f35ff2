import { createContext } from 'react';

/**
 * The `nonce` of our own inline scripts and styles while the server renders a page: what carries it may run. It is
 * undefined in the browser and never sent there. React Router's `<Scripts>` takes it by itself.
 */
export const CspNonce = createContext<string | undefined>(undefined);
