import { type Logger, logInfo } from '#platform/telemetry/logging.ts';
import { masked } from '#platform/telemetry/masked.ts';
import type { Exchange } from './exchange.ts';

export interface Measured {
  /** The visitor's address, hashed with a key that rotates. */
  client: string;
  /** Milliseconds from the request's head to the answer's end. */
  ms: number;
  /** On the wire, head included. */
  bytes: number;
}

/** Letters of a path that a line tells; it is cut before it meets a pattern. */
const longest = 200;

const healthChecks = ['/api/health', '/api/health/ready'];

/** Balancers ask every second or two: their lines would be most of a quiet night's log. What is down is logged where it is found. */
export function isHealthCheck({ path, incoming }: Pick<Exchange, 'path' | 'incoming'>): boolean {
  return healthChecks.includes(path) && (incoming.method === 'GET' || incoming.method === 'HEAD');
}

/** Whether the path is a name that we gave; one that leads nowhere may hold anything. */
function isOurs({ route, served, outgoing }: Exchange): boolean {
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
  const shown = JSON.stringify((isOurs(exchange) ? path : masked(path, longest)).slice(0, longest));
  const routed = route === undefined ? '' : `"route":${JSON.stringify(route)},`;
  // As nginx notes it: the visitor left before the answer was complete.
  const status = outgoing.writableFinished ? outgoing.statusCode : 499;
  logInfo(
    log,
    'request',
    `"id":${JSON.stringify(id)},"method":${method},"path":${shown},${routed}"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes},"served":"${served}","client":"${client}"`,
  );
}
