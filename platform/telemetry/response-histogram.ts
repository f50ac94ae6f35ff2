import type { Exchange } from '#platform/http/exchange.ts';
import type { Metrics, Series } from './metrics.ts';
import { bucketEnds } from './percentiles.ts';

/** One line of Prometheus' text, in the terms of prom-client. */
interface Sample {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/** Prometheus gets one bucket per octave, which is every fourth of ours. */
const step = 4;

/**
 * The durations of all responses since the start, as a metric that prom-client's registry can hold. prom-client's own
 * histogram would count each response a second time, and its sums cannot be added up over replicas in SQL.
 */
export class ResponseHistogram {
  readonly name = 'tivoli_http_request_duration_seconds';
  readonly help = 'From the head of a request to the end of its answer, by route, method and class of status.';
  readonly type = 'histogram';
  readonly #metrics: Pick<Metrics, 'responses'>;

  constructor(metrics: Pick<Metrics, 'responses'>) {
    this.#metrics = metrics;
  }

  /** prom-client calls it whenever the metrics are asked for. */
  async get() {
    const { name, help, type } = this;
    return { name, help, type, values: this.#metrics.responses().flatMap((series) => this.#samplesOf(series)) };
  }

  #samplesOf({ route, response, counts, sum }: Series): Sample[] {
    const labels = { method: response?.method ?? '', route, status: response?.status ?? '' };
    const samples: Sample[] = [];
    let hits = 0;
    for (const [bucket, end] of bucketEnds.entries()) {
      hits += counts[bucket] ?? 0;
      // The last bucket has no end.
      if (bucket % step > 0 || bucket === bucketEnds.length - 1) continue;
      samples.push({ metricName: `${this.name}_bucket`, labels: { ...labels, le: end / 1000 }, value: hits });
    }
    return [
      ...samples,
      { metricName: `${this.name}_bucket`, labels: { ...labels, le: '+Inf' }, value: hits },
      { metricName: `${this.name}_sum`, labels, value: sum / 1000 },
      { metricName: `${this.name}_count`, labels, value: hits },
    ];
  }
}

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
