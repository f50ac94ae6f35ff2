import { loadSystemLogs } from '#app/monitoring/dashboard/dashboard.tsx';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { tabMonitor } from '#app/monitoring/store/monitor.ts';
import type { Connectivity, Memory, PageTimes } from '#app/monitoring/store/monitor-state.ts';
import { monitoringPaths } from '#app/monitoring-paths.ts';
import { paths } from '#app/paths.ts';
import { unwatchedFetch } from './unwatched-fetch.ts';
import { watchFetch, watchXhr } from './watch-calls.ts';
import { checkServer, watchServer } from './watch-server.ts';

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

/** Returns how much of the heap is used; undefined if the browser does not report it. */
export function readMemory(source: object): Memory | undefined {
  const { memory } = source as { memory?: { usedJSHeapSize: number; totalJSHeapSize: number } };
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
  const { connection = {} } = source as { connection?: Partial<Connectivity> & { effectiveType?: string } };
  const { type: wired, effectiveType: type = wired, downlink, rtt } = connection;
  if (!type) return undefined;
  return { type, ...(downlink !== undefined && { downlink }), ...(rtt !== undefined && { rtt }) };
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
  const listen = (type: string, textFor: (event: Event) => string) =>
    target.addEventListener(type, (event) => record(textFor(event)), { signal: listening.signal });
  listen('error', (event) => `Window error: ${textOf((event as ErrorEvent).message)}`);
  listen('unhandledrejection', (event) => `Unhandled rejection: ${textOf((event as PromiseRejectionEvent).reason)}`);
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
