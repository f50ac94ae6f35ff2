import type { Connectivity, Memory, PageTimes } from '#app/monitoring/store/records.ts';

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
