import type { Logger } from 'pino';
import { errorCode } from '#platform/error-reason.ts';

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
  /** Set once the database could not read a value of this request, or found no record under it. */
  hasUnreadableValue?: boolean;
}

/**
 * Whether the database refused a value as it stands, such as an id that is none (SQLSTATE class 22), or because it names
 * a record that does not exist (23503). Forms have rules for what people type; such values come from elsewhere.
 */
export function isUnreadableValue(error: unknown): boolean {
  return /^(?:22...|23503)$/.test(errorCode(error));
}
