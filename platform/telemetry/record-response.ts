import type { Exchange } from '#platform/http/exchange.ts';
import type { Measures } from './metrics.ts';
import { routeLabel } from './route-label.ts';

/** An answer that is complete, as whoever counts may know it: nothing of the visitor, and of the address its route. */
export interface Answer {
  route: string;
  method: string;
  status: number;
  /** From the request's head to the answer's end. */
  ms: number;
}

export type AnswerListener = (answer: Answer) => void;
export type RecordResponse = (exchange: Exchange, ms: number) => void;

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Counts each answer once, and tells it to those who listen, of whom there are none unless they are configured. */
export function createRecordResponse(measures: Measures, listeners: AnswerListener[]): RecordResponse {
  return (exchange, ms) => {
    const { incoming, outgoing } = exchange;
    const route = routeLabel(exchange);
    const status = outgoing.statusCode;
    // The health check that says what is down, and that the site is stopping, has not failed.
    measures.add('request', route, ms, status >= 500 && !route.startsWith('/api/health'));
    if (listeners.length === 0) return;
    const method = methods.find((known) => known === incoming.method) ?? 'other';
    for (const hear of listeners) hear({ route, method, status, ms });
  };
}
