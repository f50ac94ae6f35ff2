import { Buckets } from '#platform/telemetry/percentiles.ts';

/** What is measured: an answer in milliseconds, a visitor's LCP and INP in milliseconds, a CLS times 1000. */
export type Measure = 'request' | 'lcp' | 'inp' | 'cls';

export interface Measured {
  measure: Measure;
  route: string;
  hits: number;
  errors: number;
  buckets: number[];
}

/** Names of routes are ours and few; should they ever not be, the rest share one name. */
const mostRoutes = 150;
const otherRoutes = 'other';

/** What was measured since it was last written down, one set of buckets a route. */
export class Measures {
  #kept = emptyMeasures();

  add(measure: Measure, route: string, value: number, isError = false): void {
    const routes = this.#kept[measure];
    let buckets = routes.get(route);
    if (!buckets) {
      const name = routes.size < mostRoutes ? route : otherRoutes;
      buckets = routes.get(name) ?? new Buckets();
      routes.set(name, buckets);
    }
    buckets.add(value, isError);
  }

  /** Everything so far; counting begins anew. */
  take(): Measured[] {
    const taken = this.#kept;
    this.#kept = emptyMeasures();
    return Object.entries(taken).flatMap(([measure, routes]) =>
      [...routes].map(([route, buckets]) => ({
        measure: measure as Measure,
        route: route.slice(0, 120),
        hits: buckets.hits,
        errors: buckets.errors,
        buckets: buckets.trimmed(),
      })),
    );
  }

  /** What could not be written down joins what came since. */
  putBack(measured: Measured[]): void {
    for (const { measure, route, hits, errors, buckets } of measured) {
      const routes = this.#kept[measure];
      const here = routes.get(route) ?? new Buckets();
      routes.set(route, here);
      here.hits += hits;
      here.errors += errors;
      for (const [place, count] of buckets.entries()) here.counts[place] = (here.counts[place] ?? 0) + count;
    }
  }
}

function emptyMeasures(): Record<Measure, Map<string, Buckets>> {
  return { request: new Map(), lcp: new Map(), inp: new Map(), cls: new Map() };
}
