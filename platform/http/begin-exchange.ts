import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isPrivateConnection, type Sender } from '#platform/http/security/trusted-proxies.ts';
import { createWarnOfUnnamedProxy, isNearby, isUnnamedProxy } from '#platform/http/security/unnamed-proxy.ts';
import { masked } from '#platform/telemetry/masked.ts';
import type { RecordResponse } from '#platform/telemetry/metrics.ts';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import type { Exchange } from './exchange.ts';

/** The header by which the site knows its own visits, such as those that prepare pictures. */
export const internalVisitHeader = 'x-own-visit';

interface Parts {
  log: Logger;
  warnings: Warnings;
  recordResponse: RecordResponse;
  internalVisitToken: string;
}

interface Arrived {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  isStopping: () => boolean;
}

/** Begins the record of one request; its response is logged and counted when it ends. */
export function createBeginExchange({ log, warnings, recordResponse, internalVisitToken }: Parts) {
  const hashAddress = createAddressHash();
  const warnOfUnnamedProxy = createWarnOfUnnamedProxy(warnings, log);

  function recordWhenClosed(exchange: Exchange): void {
    const started = performance.now();
    const { incoming, outgoing, clientAddress } = exchange;
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    outgoing.once('close', () => {
      const client = hashAddress(clientAddress);
      const ms = performance.now() - started;
      if (!isHealthCheck(exchange)) logAccess(log, exchange, { client, ms, bytes: socket.bytesWritten - sentBefore });
      recordResponse(exchange, ms);
    });
  }

  return ({ incoming, outgoing, isStopping }: Arrived, sender: Sender): Exchange => {
    const isHidden = isUnnamedProxy(sender, incoming.headers);
    if (isHidden) warnOfUnnamedProxy();
    const id = sender.requestId ?? randomUUID();
    const exchange: Exchange = {
      incoming,
      outgoing,
      id,
      clientAddress: sender.address,
      senderAddress: isHidden && isNearby(sender.address) ? '' : sender.address,
      isPrivateConnection: isPrivateConnection(sender),
      isInternal: incoming.headers[internalVisitHeader] === internalVisitToken,
      cachedOrigin: '',
      headers: ['x-request-id', id],
      path: '',
      route: undefined,
      served: 'app',
      isStopping,
    };
    // The site's own visits would be counted as visitors' in the log and in every figure.
    if (!exchange.isInternal) recordWhenClosed(exchange);
    return exchange;
  };
}

const lifetime = 24 * 60 * 60 * 1000;

/** Hashes a visitor's address for the log, with a random key that is replaced each day and then forgotten. */
export function createAddressHash(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let made = now();
  return (address) => {
    if (now() - made >= lifetime) {
      key = randomBytes(32);
      made = now();
    }
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
  };
}

export interface Measured {
  client: string;
  /** Milliseconds from the request's head to the response's end. */
  ms: number;
  /** The bytes that were sent, including the head of the response. */
  bytes: number;
}

/** The longest path in a log line; it is cut before `masked` searches it. */
const longest = 200;

const healthChecks = ['/api/health', '/api/health/ready'];

/** Balancers ask every second or two, and their lines would be most of a quiet night's log. */
function isHealthCheck({ route = '', incoming }: Pick<Exchange, 'route' | 'incoming'>): boolean {
  return healthChecks.includes(route) && (incoming.method === 'GET' || incoming.method === 'HEAD');
}

/** One line a request, without query, cookie and address; a path of no route may hold anything and is masked. */
function logAccess(log: Logger, exchange: Exchange, { client, ms, bytes }: Measured): void {
  const { id, incoming, outgoing, route, served } = exchange;
  const method = (incoming.method ?? '').slice(0, 12);
  const path = (isKnownPath(exchange) ? exchange.path : masked(exchange.path, longest)).slice(0, longest);
  // The visitor left before the answer was complete; nginx logs the same number for it.
  const status = outgoing.writableFinished ? outgoing.statusCode : 499;
  log.info({ id, method, path, route, status, ms: Math.round(ms * 10) / 10, bytes, served, client }, 'request');
}

/** Whether the path is one of the site's own. A path that leads nowhere may contain anything. */
function isKnownPath({ route, served, outgoing }: Exchange): boolean {
  if (route !== undefined) return route !== '*';
  return outgoing.statusCode < 400 && (served === 'object' || served === 'kept' || served === 'file');
}
