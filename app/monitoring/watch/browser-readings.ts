import type { Connectivity, Memory, PageTimes } from '#app/monitoring/store/records.ts';

interface HeapTeller {
  memory?: { usedJSHeapSize: number; totalJSHeapSize: number };
}

interface NetworkTeller {
  connection?: { effectiveType?: string; type?: string; downlink?: number; rtt?: number };
}

/** The heap's use as the browser tells it: used of total (facts, "Monitoring constants"). Undefined where it does not. */
export function readMemory(teller: object): Memory | undefined {
  const { memory } = teller as HeapTeller;
  if (!memory || !(memory.totalJSHeapSize > 0)) return undefined;
  const { usedJSHeapSize: used, totalJSHeapSize: total } = memory;
  return { used, total, percentage: (used / total) * 100 };
}

/** How the page arrived. */
export function readPageTimes(teller: Pick<Performance, 'getEntriesByType'>): PageTimes | undefined {
  const [entry] = teller.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return undefined;
  const { responseEnd, domContentLoadedEventEnd, loadEventEnd } = entry;
  return { navigation: responseEnd, domContentLoaded: domContentLoadedEventEnd, loadComplete: loadEventEnd };
}

export function readConnectivity(teller: object): Connectivity | undefined {
  const { connection } = teller as NetworkTeller;
  const type = connection?.effectiveType ?? connection?.type;
  if (!connection || !type) return undefined;
  const { downlink, rtt } = connection;
  return { type, ...(downlink !== undefined && { downlink }), ...(rtt !== undefined && { rtt }) };
}
