import type { Exchange } from '#platform/http/exchange.ts';
import type { Metrics } from './metrics.ts';
import { routeLabel } from './route-label.ts';

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
