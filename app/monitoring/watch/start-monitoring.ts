import { loadSystemLogs } from '#app/monitoring/dashboard/dashboard.tsx';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Connectivity, Memory, PageTimes } from '#app/monitoring/store/records.ts';
import type { Check } from '#app/monitoring/store/server-health.ts';
import { tabMonitor } from '#app/monitoring/store/use-monitor.ts';
import { beginCall, type CallRecorder } from '#app/monitoring/watch/watched-call.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { paths } from '#app/paths.ts';
import { unwatchedFetch } from './unwatched-fetch.ts';
import { watchFetch, watchServer } from './watch-server.ts';

let users = 0;
let end: (() => void) | undefined;

/**
 * Watches this tab until every caller has called the function that it got: the page and the floating dashboard may both
 * be open.
 */
export function startMonitoring(): () => void {
  users += 1;
  if (users === 1) end = watchTab();
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    users -= 1;
    if (users === 0) end?.();
  };
}

function watchTab(): () => void {
  const monitor = tabMonitor;
  if (monitor.getState().session.number === 0) monitor.newSession();
  const calls = { origin: location.origin, record: monitor.recordHit.bind(monitor) };
  const recordError = monitor.recordError.bind(monitor);
  const measure = () => {
    monitor.recordSurroundings({ page: readPageTimes(performance), connectivity: readConnectivity(navigator) });
    monitor.recordMetric(readMemory(performance));
  };
  const timers = [
    setInterval(measure, monitoringLimits.metricsInterval),
    setInterval(() => monitor.clearOld(), monitoringLimits.clearOlderThan),
  ];
  const stops = [
    watchFetch(window, calls),
    watchXhr(XMLHttpRequest.prototype, calls),
    watchConsole(console, recordError),
    watchUncaught(window, recordError),
    watchServer({
      monitor,
      check: () => checkServer(unwatchedFetch, [monitoringPaths.health(), paths.home()]),
      window,
      document,
    }),
  ];
  monitor.recordNetwork(navigator.onLine);
  measure();
  // If they do not load, the dialog says so.
  loadSystemLogs().catch(() => {});
  return () => {
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
  };
}

interface HeapSource {
  memory?: { usedJSHeapSize: number; totalJSHeapSize: number };
}

interface NetworkSource {
  connection?: { effectiveType?: string; type?: string; downlink?: number; rtt?: number };
}

/** Returns how much of the heap is used; undefined if the browser does not report it. */
export function readMemory(source: object): Memory | undefined {
  const { memory } = source as HeapSource;
  if (!memory || !(memory.totalJSHeapSize > 0)) return undefined;
  const { usedJSHeapSize: used, totalJSHeapSize: total } = memory;
  return { used, total, percentage: (used / total) * 100 };
}

/** Returns when the page arrived and was ready; undefined if the browser does not report it. */
export function readPageTimes(source: Pick<Performance, 'getEntriesByType'>): PageTimes | undefined {
  const [entry] = source.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return undefined;
  const { responseEnd, domContentLoadedEventEnd, loadEventEnd } = entry;
  return { navigation: responseEnd, domContentLoaded: domContentLoadedEventEnd, loadComplete: loadEventEnd };
}

export function readConnectivity(source: object): Connectivity | undefined {
  const { connection } = source as NetworkSource;
  const type = connection?.effectiveType ?? connection?.type;
  if (!connection || !type) return undefined;
  const { downlink, rtt } = connection;
  return { type, ...(downlink !== undefined && { downlink }), ...(rtt !== undefined && { rtt }) };
}

/** The two methods that are watched, as the page's `XMLHttpRequest.prototype` has them. */
type RequestMethods = Pick<XMLHttpRequest, 'open' | 'send'>;

const failures = { error: 'Network request failed', timeout: 'Request timed out', abort: undefined } as const;
const endings = ['load', ...Object.keys(failures)];

/** Watches every `XMLHttpRequest` that is opened from now on. Returns a function that ends it. */
export function watchXhr(prototype: RequestMethods, recorder: CallRecorder): () => void {
  const { open, send } = prototype;
  const calls = new WeakMap<object, { address: string; method: string }>();
  const ends = new WeakMap<object, ReturnType<typeof beginCall>>();
  let isWatching = true;

  /** One listener for all requests: a request that is sent again has it once. */
  function finish(this: XMLHttpRequest, { type }: Event): void {
    const end = ends.get(this);
    ends.delete(this);
    const error = failures[type as keyof typeof failures];
    if (type === 'load') end?.({ status: this.status });
    else end?.(error === undefined ? {} : { error });
  }

  const watchedOpen = function openWatched(this: XMLHttpRequest, ...parameters: unknown[]) {
    const [method, address] = parameters;
    // A request that was under way is aborted by this, without an event.
    ends.delete(this);
    calls.set(this, { method: String(method), address: String(address) });
    Reflect.apply(open, this, parameters);
  } as typeof open;

  const watchedSend: typeof send = function sendWatched(this: XMLHttpRequest, body) {
    const call = isWatching ? calls.get(this) : undefined;
    const end = call && beginCall(recorder, call);
    if (end) {
      ends.set(this, end);
      for (const event of endings) this.addEventListener(event, finish);
    }
    send.call(this, body);
  };

  prototype.open = watchedOpen;
  prototype.send = watchedSend;
  return () => {
    isWatching = false;
    // Another script may have wrapped ours meanwhile; then ours stay inside and record nothing.
    if (prototype.open === watchedOpen) prototype.open = open;
    if (prototype.send === watchedSend) prototype.send = send;
  };
}

type RecordError = (message: string) => void;
type PlainConsole = { error: (...words: unknown[]) => void };

/** Records what is written to `console.error`, and passes it on. Returns a function that ends it. */
export function watchConsole(target: PlainConsole, record: RecordError): () => void {
  const original = target.error;
  let isWatching = true;
  const watched = (...words: unknown[]) => {
    if (isWatching) record(`Console error: ${words.map(textOf).join(' ')}`);
    original.apply(target, words);
  };
  target.error = watched;
  return () => {
    isWatching = false;
    if (target.error === watched) target.error = original;
  };
}

/** Records uncaught errors and rejections. Returns a function that ends it. */
export function watchUncaught(target: EventTarget, record: RecordError): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  target.addEventListener('error', (event) => record(`Window error: ${textOf((event as ErrorEvent).message)}`), {
    signal,
  });
  target.addEventListener(
    'unhandledrejection',
    (event) => record(`Unhandled rejection: ${textOf((event as PromiseRejectionEvent).reason)}`),
    { signal },
  );
  return () => listening.abort();
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/**
 * Checks whether our own origin answers: HEAD on the health endpoint and, if that fails, HEAD on the second address.
 * Each is given up after three seconds; the duration is that of both together.
 */
export async function checkServer(fetchFunction: typeof fetch, addresses: readonly string[]): Promise<Check> {
  const begun = performance.now();
  let reason = 'not asked';
  for (const address of addresses) {
    const failure = await failureOf(fetchFunction, address);
    if (failure === undefined) return { ok: true, duration: performance.now() - begun };
    reason = failure;
  }
  return { ok: false, reason };
}

async function failureOf(fetchFunction: typeof fetch, address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(monitoringLimits.healthCheckTimeout);
    const response = await fetchFunction(address, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return `no answer within ${monitoringLimits.healthCheckTimeout} ms`;
    }
    return error instanceof Error ? error.message : String(error);
  }
}
