import { Histogram, Registry } from 'prom-client';
import type { Exchange } from '#platform/http/exchange.ts';
import { product } from '#platform/product.ts';

export type Vital = 'lcp' | 'inp' | 'cls';

export interface RecordedResponse {
  route: string;
  method: string;
  status: number;
  /** Milliseconds from the request's head to the response's end. */
  ms: number;
}

/** The values of one route, by bucket: how many were at most as large as the bucket's end. The last has no end. */
interface Counted {
  route: string;
  status: string;
  buckets: number[];
}

/** Two buckets to an octave from 1 ms to 65 s: of values that are spread, a percentile is right to within a fifth. */
const seconds = Array.from({ length: 33 }, (_, index) => Number((0.001 * 2 ** (index / 2)).toPrecision(4)));
const shifts = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1];
const keptMinutes = 60;

/** Counts what this process measures, in the registry that Prometheus reads and `/monitoring` shows. */
export class Metrics {
  readonly registry = new Registry();
  readonly #responses = new Histogram({
    name: `${product.prefix}_http_request_duration_seconds`,
    help: 'From the head of a request to the end of its answer, by route, method and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [this.registry],
  });
  readonly #vitals: Record<Vital, Histogram> = {
    lcp: this.#vital('lcp_seconds', 'Largest Contentful Paint in visitors’ browsers.', seconds),
    inp: this.#vital('inp_seconds', 'Interaction to Next Paint in visitors’ browsers.', seconds),
    cls: this.#vital('cls', 'Cumulative Layout Shift in visitors’ browsers, without a unit.', shifts),
  };
  /** The counts of the last hour's minutes, the newest last. */
  readonly #minutes: Map<string, Counted>[] = [];

  addResponse({ route, method, status, ms }: RecordedResponse): void {
    this.#responses.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  }

  /** @param value LCP and INP in milliseconds, CLS without a unit */
  addVital(vital: Vital, route: string, value: number): void {
    this.#vitals[vital].observe({ route }, vital === 'cls' ? value : value / 1000);
  }

  /** Keeps the counts of this moment, so that later ones can be told apart from them. It is called once a minute. */
  async keepMinute(): Promise<void> {
    this.#minutes.push(await read(this.#responses));
    if (this.#minutes.length > keptMinutes) this.#minutes.shift();
  }

  /** The requests of the last minutes by route, the busiest first; since the start while it has run for less. */
  async requests(minutes = keptMinutes): Promise<RouteFigures[]> {
    return toRoutes(await this.#since(minutes)).toSorted((a, b) => b.requests - a.requests);
  }

  /** The requests of the last minutes, of all routes together. */
  async recent(minutes: number): Promise<{ requests: number; failed: number; p95: number | null }> {
    const counted = await this.#since(minutes);
    return {
      requests: countOf(counted),
      failed: countOf(counted.filter(isFailure)),
      p95: inMs(percentile(addUp(counted), 0.95, seconds)),
    };
  }

  /** What visitors' browsers reported since the start (p75), the busiest route first. */
  async vitals(): Promise<VitalFigures[]> {
    const { lcp, inp, cls } = this.#vitals;
    const found = await Promise.all([lcp, inp, cls].map(async (one) => [...(await read(one)).values()]));
    return [...Map.groupBy(found.flat(), ({ route }) => route).keys()]
      .map((route) => {
        const [lcp = [], inp = [], cls = []] = found.map((counted) =>
          addUp(counted.filter((one) => one.route === route)),
        );
        const shift = percentile(cls, 0.75, shifts);
        return {
          route,
          visits: Math.max(...[lcp, inp, cls].map((buckets) => buckets.at(-1) ?? 0)),
          lcp: inMs(percentile(lcp, 0.75, seconds)),
          inp: inMs(percentile(inp, 0.75, seconds)),
          cls: shift && Math.round(shift * 1000) / 1000,
        };
      })
      .toSorted((a, b) => b.visits - a.visits);
  }

  #vital(vital: string, help: string, buckets: number[]): Histogram {
    const name = `${product.prefix}_web_vital_${vital}`;
    return new Histogram({ name, help, labelNames: ['route'], buckets, registers: [this.registry] });
  }

  async #since(minutes: number): Promise<Counted[]> {
    const before = this.#minutes.at(-minutes);
    return [...(await read(this.#responses))].map(([key, { buckets, ...counted }]) => ({
      ...counted,
      buckets: buckets.map((count, bucket) => count - (before?.get(key)?.buckets[bucket] ?? 0)),
    }));
  }
}

/** Percentiles in milliseconds, from the request's head to the response's end. */
export interface RouteFigures {
  route: string;
  requests: number;
  /** The share of responses with a status of 500 or above, 0 to 1. */
  errorRate: number;
  p50: number;
  p95: number;
  p99: number;
}

/** A vital is null if no visitor's browser reported it. */
export interface VitalFigures {
  route: string;
  visits: number;
  /** Milliseconds. */
  lcp: number | null;
  /** Milliseconds. */
  inp: number | null;
  /** Without a unit. */
  cls: number | null;
}

async function read(histogram: Histogram): Promise<Map<string, Counted>> {
  const found = new Map<string, Counted>();
  for (const { metricName, labels, value } of (await histogram.get()).values) {
    if (!metricName?.endsWith('_bucket')) continue;
    const { le: _, ...others } = labels;
    const key = JSON.stringify(others);
    const counted = found.get(key) ?? { route: String(labels.route), status: String(labels.status), buckets: [] };
    counted.buckets.push(value);
    found.set(key, counted);
  }
  return found;
}

function toRoutes(counted: Counted[]): RouteFigures[] {
  return [...Map.groupBy(counted, ({ route }) => route)].flatMap(([route, group]) => {
    const requests = countOf(group);
    if (requests === 0) return [];
    const buckets = addUp(group);
    const at = (share: number) => inMs(percentile(buckets, share, seconds)) ?? 0;
    const errorRate = countOf(group.filter(isFailure)) / requests;
    return [{ route, requests, errorRate, p50: at(0.5), p95: at(0.95), p99: at(0.99) }];
  });
}

function countOf(counted: Counted[]): number {
  return counted.reduce((sum, { buckets }) => sum + (buckets.at(-1) ?? 0), 0);
}

function addUp(counted: Counted[]): number[] {
  return (counted[0]?.buckets ?? []).map((_, bucket) =>
    counted.reduce((sum, { buckets }) => sum + (buckets[bucket] ?? 0), 0),
  );
}

/** A health check that says what is down, or that the site is stopping, has not failed. */
function isFailure({ route, status }: Counted): boolean {
  return status === '5xx' && !route.startsWith('/api/health');
}

/** The value that this share of all values do not exceed; those of a bucket lie at equal distances within it. */
function percentile(buckets: readonly number[], share: number, ends: readonly number[]): number | null {
  const wanted = (buckets.at(-1) ?? 0) * share;
  if (wanted === 0) return null;
  const place = buckets.findIndex((count) => count >= wanted);
  const [lower, upper] = [ends[place - 1] ?? 0, ends[place] ?? ends.at(-1) ?? 0];
  const [below, here] = [buckets[place - 1] ?? 0, buckets[place] ?? 0];
  return lower + ((upper - lower) * (wanted - below)) / (here - below);
}

function inMs(value: number | null): number | null {
  if (value === null) return null;
  return value < 0.01 ? Math.round(value * 10_000) / 10 : Math.round(value * 1000);
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

/** A route's pattern or a fixed name, never a visitor's input. */
function routeLabel({ route, served }: Exchange): string {
  if (route !== undefined) return route === '*' ? 'unknown address' : route;
  if (served === 'file') return 'files';
  if (served === 'object') return 'pictures';
  return served === 'refused' ? 'refused' : 'other';
}
