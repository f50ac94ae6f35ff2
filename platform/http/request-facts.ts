import type { Logger } from 'pino';

/** One request's own facts, made before anything else looks at it. */
export interface RequestFacts {
  id: string;
  /** The canonical origin, e.g. "https://tivoli.example". */
  origin: string;
  /** The visitor's address, believed from trusted proxies only. */
  clientAddress: string;
  /**
   * The address that senders of forms are counted by: the visitor's. It is empty where a proxy that TRUSTED_PROXIES
   * does not name hides it, because all visitors share that address and would be held back for each other.
   */
  senderAddress: string;
  /** True where the Origin header names another site: the action answers 403 and keeps the form. */
  foreignOrigin: boolean;
  log: Logger;
}
