import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { Monitor } from '#app/monitoring/store/monitor.ts';
import type { Check } from '#app/monitoring/store/server-health.ts';
import { beginCall, type CallRecorder } from '#app/monitoring/watch/watched-call.ts';
import { originals } from './unwatched-fetch.ts';

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

/** Watches every `fetch` of a page from now on, unchanged for its caller. Returns a function that ends it. */
export function watchFetch(scope: { fetch: typeof fetch }, recorder: CallRecorder): () => void {
  const original = scope.fetch;
  let isWatching = true;

  const watchedFetch: typeof fetch = (input, init) => {
    const call = isWatching ? callOf(input, init) : undefined;
    const end = call && beginCall(recorder, call);
    const response = original.call(scope, input, init);
    if (!end) return response;
    // The caller gets this one promise, so that a failure which nobody catches is still reported as uncaught.
    return response.then(
      (received) => {
        end({ status: received.status });
        return received;
      },
      (error) => {
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        end(isAborted ? {} : { error: error instanceof Error ? error.message : String(error) });
        throw error;
      },
    );
  };

  scope.fetch = watchedFetch;
  originals.set(watchedFetch, original.bind(scope) as typeof fetch);
  return () => {
    isWatching = false;
    // Another script may have wrapped ours meanwhile; then ours stays inside and records nothing.
    if (scope.fetch === watchedFetch) scope.fetch = original;
  };
}

/** Returns undefined for arguments that `fetch` itself refuses. */
function callOf(...[input, init]: Parameters<typeof fetch>): { address: string; method: string } | undefined {
  try {
    const request = input instanceof Request ? input : undefined;
    return { address: request?.url ?? String(input), method: init?.method ?? request?.method ?? 'GET' };
  } catch {
    return undefined;
  }
}
