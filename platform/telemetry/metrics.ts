import { bucketCount, bucketOf } from '#platform/telemetry/percentiles.ts';

/** The measurements: a response in milliseconds, a visitor's LCP and INP in milliseconds, a CLS times 1000. */
export type Measure = 'request' | 'lcp' | 'inp' | 'cls';

/** A complete response, without anything about the visitor; its address is named by its route. */
export interface RecordedResponse {
  route: string;
  method: string;
  status: number;
  /** Milliseconds from the request's head to the response's end. */
  ms: number;
}

/** The values since the last flush, for one row of `site.measures`. */
export interface MeasuredRow {
  measure: Measure;
  route: string;
  hits: number;
  errors: number;
  buckets: number[];
}

/** The values of one measure and route, and of responses of one method and class of status, since the process started. */
export interface Series {
  measure: Measure;
  route: string;
  /** The method and the class of status, such as `2xx`, for responses. */
  response: { method: string; status: string } | undefined;
  /** The number of values in each bucket. */
  counts: Uint32Array;
  /** The sum of all values. */
  sum: number;
}

/** Our routes have few names. If that ever changes, the rest share one name and the memory stays bounded. */
const mostRoutes = 150;
const otherRoutes = 'other';

/**
 * Counts everything that this process measures once; the database's rows and Prometheus' text are both read from it.
 */
export class Metrics {
  readonly #series = new Map<string, Series & { flushed: Uint32Array }>();
  readonly #routes: Record<Measure, Set<string>> = {
    request: new Set(),
    lcp: new Set(),
    inp: new Set(),
    cls: new Set(),
  };

  addResponse({ route, method, status, ms }: RecordedResponse): void {
    this.#add('request', route, ms, { method, status: `${Math.floor(status / 100)}xx` });
  }

  addVital(measure: Exclude<Measure, 'request'>, route: string, value: number): void {
    this.#add(measure, route, value);
  }

  /** Returns every series of responses. */
  responses(): Series[] {
    return [...this.#series.values()].filter(({ response }) => response);
  }

  /**
   * Returns the values since `markFlushed` was last called. If the rows cannot be stored, `markFlushed` is not called,
   * and the next call returns them again.
   */
  unflushed(): { rows: MeasuredRow[]; markFlushed: () => void } {
    const rows = new Map<string, MeasuredRow>();
    const seen = [...this.#series.values()].map((series) => ({ series, counts: series.counts.slice() }));
    for (const { series, counts } of seen) {
      const added = counts.map((count, bucket) => count - (series.flushed[bucket] ?? 0));
      const end = added.findLastIndex((count) => count > 0) + 1;
      if (end === 0) continue;
      const { measure } = series;
      const route = series.route.slice(0, 120);
      const row = rows.get(`${measure} ${route}`) ?? { measure, route, hits: 0, errors: 0, buckets: [] };
      rows.set(`${measure} ${route}`, row);
      for (let bucket = 0; bucket < end; bucket += 1) {
        const count = added[bucket] ?? 0;
        row.buckets[bucket] = (row.buckets[bucket] ?? 0) + count;
        row.hits += count;
        if (isFailure(series)) row.errors += count;
      }
    }
    return {
      rows: [...rows.values()],
      markFlushed: () => {
        for (const { series, counts } of seen) series.flushed = counts;
      },
    };
  }

  #add(measure: Measure, route: string, value: number, response?: Series['response']): void {
    const routes = this.#routes[measure];
    const name = routes.has(route) || routes.size < mostRoutes ? route : otherRoutes;
    const key = response ? `${name} ${response.method} ${response.status}` : `${measure} ${name}`;
    let series = this.#series.get(key);
    if (!series) {
      routes.add(name);
      const [counts, flushed] = [new Uint32Array(bucketCount), new Uint32Array(bucketCount)];
      series = { measure, route: name, response, counts, sum: 0, flushed };
      this.#series.set(key, series);
    }
    const bucket = bucketOf(value);
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += value;
  }
}

/** A health check that says what is down, or that the site is stopping, has not failed. */
function isFailure({ route, response }: Series): boolean {
  return response?.status === '5xx' && !route.startsWith('/api/health');
}
