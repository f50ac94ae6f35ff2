import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Monitor } from '#app/monitoring/store/monitor.ts';
import type { Check } from '#app/monitoring/store/server-health.ts';

interface Surroundings {
  monitor: Pick<Monitor, 'recordCheck' | 'recordNetwork'>;
  check: () => Promise<Check>;
  /** The target on which `online` and `offline` are dispatched. */
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * Checks the server on load, every 30 seconds, when the network is back and when the tab is seen again; records when
 * the network goes and comes. Returns a function that ends it.
 */
export function watchServer({ monitor, check, window, document }: Surroundings): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isChecking = false;
  /** Whether something has changed since the present check was begun, which then tells nothing about now. */
  let isOutdated = false;

  async function checkNow(): Promise<void> {
    isOutdated = isChecking;
    if (isChecking) return;
    isChecking = true;
    let found = await check();
    while (isOutdated && !signal.aborted) {
      isOutdated = false;
      found = await check();
    }
    isChecking = false;
    if (!signal.aborted) monitor.recordCheck(found);
  }

  const timer = setInterval(() => {
    if (!isChecking) void checkNow();
  }, monitoringLimits.serverCheckInterval);
  const listen = (target: EventTarget, type: string, heard: () => void) =>
    target.addEventListener(type, heard, { signal });
  listen(window, 'offline', () => monitor.recordNetwork(false));
  listen(window, 'online', () => {
    monitor.recordNetwork(true);
    void checkNow();
  });
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkNow();
  });
  void checkNow();
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}

/**
 * Checks whether our own origin answers: HEAD on the health endpoint and, if that fails, HEAD on the second address.
 * Each is given up after three seconds; the duration is that of both together.
 */
export async function checkServer(fetchFunction: typeof fetch, addresses: readonly string[]): Promise<Check> {
  const begun = performance.now();
  let reason: string | undefined;
  for (const address of addresses) {
    reason = await failureOf(fetchFunction, address);
    if (reason === undefined) break;
  }
  return reason === undefined ? { ok: true, duration: performance.now() - begun } : { ok: false, reason };
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
