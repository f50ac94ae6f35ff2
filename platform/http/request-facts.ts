import type { Logger } from 'pino';

/** The facts of one request, which are found before anything else looks at it. */
export interface RequestFacts {
  id: string;
  /** The canonical origin, e.g. "https://tivoli.example". */
  origin: string;
  /** The visitor's address; forwarded ones are believed from trusted proxies only. */
  clientAddress: string;
  /**
   * The address by which senders of forms are counted: the visitor's. It is empty if a proxy that TRUSTED_PROXIES does
   * not name hides it, because all visitors share that address and would be held back for each other.
   */
  senderAddress: string;
  /** Whether the Origin header names another site: the action then answers 403 and keeps the form. */
  foreignOrigin: boolean;
  log: Logger;
}
