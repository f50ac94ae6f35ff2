import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '#platform/http/etag.ts';

/**
 * One request for an object, as the HTTP server passes it on: GET or HEAD, its target and the headers of every
 * response.
 */
export interface ObjectExchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Path and query as sent. */
  target: string;
  /** The visitor's address. */
  clientAddress: string;
  /** Names and values in turn, e.g. the request id. */
  headers: string[];
}

export function writeHead(exchange: ObjectExchange, status: number, headers: Record<string, string>): void {
  const all = { ...objectHeaders, ...headers };
  exchange.outgoing.writeHead(status, [...exchange.headers, ...Object.entries(all).flat()]);
}

/** Sends headers, then the body if the method has one. */
export function send(exchange: ObjectExchange, status: number, headers: Record<string, string>, body?: Buffer): void {
  writeHead(exchange, status, body ? { 'Content-Length': String(body.length), ...headers } : headers);
  exchange.outgoing.end(exchange.incoming.method === 'HEAD' ? undefined : body);
}

/** Whether If-None-Match names this version (RFC 9110, section 13.1.2). */
export function isKnown({ incoming }: ObjectExchange, etag: string): boolean {
  return isNotModified(incoming.headers['if-none-match'], etag);
}

/**
 * Runs work that is given up as soon as the client closes the connection. It listens to the socket, because a response
 * that waits behind another on the same connection gets no event about its end.
 */
export async function whileConnected<T>(
  { incoming: { socket } }: ObjectExchange,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const end = () => gone.abort();
  if (socket.destroyed) end();
  socket.once('close', end);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', end);
  }
}

/**
 * How long a response may be cached: for ever, until it is checked again, until something better is made, or not at
 * all.
 */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  current: 'public, max-age=300, stale-while-revalidate=86400',
  interim: 'private, max-age=60',
  none: 'no-store',
} as const;

export type CacheControl = (typeof cacheControl)[keyof typeof cacheControl];

/** A stored file must never run as a page of this site; e-mail programs and other sites may show it. */
export const objectHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
} as const;
