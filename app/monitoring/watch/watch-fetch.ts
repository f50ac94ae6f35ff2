import { beginCall, type Watched } from '#app/monitoring/watch/watched-call.ts';
import { originals } from './unwatched-fetch.ts';

/** Watches every `fetch` of a page from now on; what the caller gets is unchanged. Gives what ends it. */
export function watchFetch(scope: { fetch: typeof fetch }, watched: Watched): () => void {
  const original = scope.fetch;
  let isWatching = true;

  const watchedFetch: typeof fetch = (input, init) => {
    const call = isWatching ? callOf(input, init) : undefined;
    const end = call && beginCall(watched, call);
    const answer = original.call(scope, input, init);
    if (!end) return answer;
    // One promise behind the browser's own, and the caller's: a failure that nobody catches is still told as such.
    return answer.then(
      (response) => {
        end({ status: response.status });
        return response;
      },
      (error) => {
        const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
        end(isGivenUp ? {} : { error: error instanceof Error ? error.message : String(error) });
        throw error;
      },
    );
  };

  scope.fetch = watchedFetch;
  originals.set(watchedFetch, original.bind(scope) as typeof fetch);
  return () => {
    isWatching = false;
    // Somebody may have wrapped it once more meanwhile: then ours stays inside, and does nothing.
    if (scope.fetch === watchedFetch) scope.fetch = original;
  };
}

/** Undefined for what `fetch` itself will refuse. */
function callOf(...[input, init]: Parameters<typeof fetch>): { address: string; method: string } | undefined {
  try {
    const request = input instanceof Request ? input : undefined;
    return { address: request?.url ?? String(input), method: init?.method ?? request?.method ?? 'GET' };
  } catch {
    return undefined;
  }
}
