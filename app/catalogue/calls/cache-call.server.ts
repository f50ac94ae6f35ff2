import { cacheForEach } from '#platform/cache-for.ts';
import type { CatalogueCall, LiveSource } from './catalogue-call.server.ts';

/** So many answers of one call are cached at most: those that were asked for last. */
const mostCachedAnswers = 100;

/**
 * Returns the same call with its live answers cached by its parameters.
 * @param freshMs how long an answer is cached, milliseconds
 * @param isCached whether the answer to this question is worth its place
 */
export function cacheCall<Params, T>(
  call: CatalogueCall<Params, T>,
  freshMs: number,
  isCached: (params: Params) => boolean = () => true,
): CatalogueCall<Params, T> & { forget(): void } {
  const cache = cacheForEach(freshMs, mostCachedAnswers, (source: LiveSource, params: Params) =>
    call.live(source, params),
  );
  return {
    ...call,
    live: (source, params) =>
      isCached(params) ? cache.get(JSON.stringify(params) ?? '', source, params) : call.live(source, params),
    forget: cache.forget,
  };
}
