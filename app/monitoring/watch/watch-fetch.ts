import { beginCall, type CallRecorder } from '#app/monitoring/watch/watched-call.ts';
import { originals } from './unwatched-fetch.ts';

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
