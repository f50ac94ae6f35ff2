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
  window.addEventListener('offline', () => monitor.recordNetwork(false), { signal });
  window.addEventListener(
    'online',
    () => {
      monitor.recordNetwork(true);
      void checkNow();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void checkNow();
    },
    { signal },
  );
  void checkNow();
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}
