import { type Logger, logInfo } from '#platform/telemetry/logging.ts';
import { masked } from '#platform/telemetry/masked.ts';
import type { Exchange } from './exchange.ts';

export interface Measured {
  /** The visitor's address, hashed with a key that rotates. */
  client: string;
  /** Milliseconds from the request's head to the response's end. */
  ms: number;
  /** The bytes that were sent, including the head of the response. */
  bytes: number;
}

/** A log line shows so many letters of a path. It is cut to them before `masked` searches it. */
const longest = 200;

const healthChecks = ['/api/health', '/api/health/ready'];

/**
 * Whether a load balancer asks for health. It does so every second or two, and its lines would be most of a quiet
 * night's log. A failed part is logged where it is found.
 */
export function isHealthCheck({ route = '', incoming }: Pick<Exchange, 'route' | 'incoming'>): boolean {
  return healthChecks.includes(route) && (incoming.method === 'GET' || incoming.method === 'HEAD');
}

/** Whether the path is one of the site's own. A path that leads nowhere may contain anything. */
function isKnownPath({ route, served, outgoing }: Exchange): boolean {
  if (route !== undefined) return route !== '*';
  return outgoing.statusCode < 400 && (served === 'object' || served === 'kept' || served === 'file');
}

/**
 * One line a request. These fields and no others: no query, no address, no cookie, no user agent. A path that belongs
 * to no route may hold anything that somebody pasted there, so it is masked.
 */
export function logAccess(log: Logger, exchange: Exchange, { client, ms, bytes }: Measured): void {
  const { id, incoming, outgoing, path, route, served } = exchange;
  const method = JSON.stringify((incoming.method ?? '').slice(0, 12));
  const shown = JSON.stringify((isKnownPath(exchange) ? path : masked(path, longest)).slice(0, longest));
  const routed = route === undefined ? '' : `"route":${JSON.stringify(route)},`;
  // The visitor left before the answer was complete; nginx logs the same number for it.
  const status = outgoing.writableFinished ? outgoing.statusCode : 499;
  logInfo(
    log,
    'request',
    `"id":${JSON.stringify(id)},"method":${method},"path":${shown},${routed}"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes},"served":"${served}","client":"${client}"`,
  );
}
