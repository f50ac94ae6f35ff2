import type { Exchange } from '#platform/http/exchange.ts';
import type { Metrics } from './metrics.ts';

export type RecordResponse = (exchange: Exchange, ms: number) => void;

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Counts each response once, by its route, method and status. */
export function createRecordResponse(metrics: Pick<Metrics, 'addResponse'>): RecordResponse {
  return (exchange, ms) => {
    const { incoming, outgoing } = exchange;
    const method = methods.find((known) => known === incoming.method) ?? 'other';
    metrics.addResponse({ route: routeLabel(exchange), method, status: outgoing.statusCode, ms });
  };
}

/**
 * Returns the label under which a request is counted: its route's pattern, or a fixed name. It never contains a
 * visitor's input.
 */
function routeLabel({ route, served }: Exchange): string {
  if (route !== undefined) return route === '*' ? 'unknown address' : route;
  if (served === 'file') return 'files';
  if (served === 'object') return 'pictures';
  return served === 'refused' ? 'refused' : 'other';
}
