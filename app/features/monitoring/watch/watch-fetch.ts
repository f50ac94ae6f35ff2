import { beginCall, type Watched } from './call.ts';

const originals = new WeakMap<object, typeof fetch>();

/** A call of monitoring's own, which is not among those it watches. */
export const unwatchedFetch: typeof fetch = (input, init) => (originals.get(fetch) ?? fetch)(input, init);

/** Watches every `fetch` of a page from now on; what the caller gets is unchanged. Gives what ends it. */
export function watchFetch(scope: { fetch: typeof fetch }, watched: Watched): () => void {
  const original = scope.fetch;
  let isWatching = true;

  const watchedFetch: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const address = request?.url ?? String(input);
    const method = init?.method ?? request?.method ?? 'GET';
    const end = isWatching ? beginCall(watched, { address, method }) : undefined;
    if (!end) return original.call(scope, input, init);
    try {
      const response = await original.call(scope, input, init);
      end({ status: response.status });
      return response;
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
      end(isGivenUp ? {} : { error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };

  scope.fetch = watchedFetch;
  originals.set(watchedFetch, original.bind(scope) as typeof fetch);
  return () => {
    isWatching = false;
    // Somebody may have wrapped it once more meanwhile: then ours stays inside, and does nothing.
    if (scope.fetch === watchedFetch) scope.fetch = original;
  };
}
