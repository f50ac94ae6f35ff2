import type { IncomingMessage, ServerResponse } from 'node:http';

/** `kept` is a page from the cache, `app` one for one visitor, `api` what is no page; the access log says so. */
export type Served = 'kept' | 'stale' | 'rendered' | 'file' | 'object' | 'app' | 'api' | 'refused';

export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  id: string;
  /** The visitor's address; never logged as it is. */
  clientAddress: string;
  /** The same address, or empty if a proxy that TRUSTED_PROXIES does not name hides it. */
  senderAddress: string;
  /** Whether nobody on the way can read or change the request. */
  isPrivateConnection: boolean;
  /** Whether the site visits its own pages, which counts as nobody's visit. */
  isInternal: boolean;
  /** The origin that shared pages are cached under for this request; empty until the target is read. */
  cachedOrigin: string;
  /** The headers of this response alone, such as its id: name, value, name, value. */
  headers: string[];
  /** The path without the query; empty until the target is read. */
  path: string;
  /** The pattern of the route that matched, `*` if none did; undefined for a file and until it is known. */
  route: string | undefined;
  served: Served;
  /** Whether the site is stopping, so that no further request should come over this connection. */
  isStopping: () => boolean;
}

/** Makes this the last answer on its connection. */
export function closeAfter(exchange: Pick<Exchange, 'headers'>): void {
  if (!exchange.headers.includes('connection')) exchange.headers.push('connection', 'close');
}

/** Returns a signal that is aborted when the visitor has left, or has the response. */
export function whenGone(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  outgoing.once('close', () => gone.abort());
  return gone.signal;
}
