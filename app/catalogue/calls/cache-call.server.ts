import { cacheForEach } from '#platform/cache-for.ts';
import type { CatalogueCall, LiveSource } from './catalogue-call.server.ts';

/** Answers of one call that are cached at the most: those that were asked for last. */
const mostCachedAnswers = 100;

/**
 * The same call with its live answers cached by what was asked.
 *
 * @param freshMs how long an answer is cached, milliseconds
 * @param isCached whether the answer to this question is worth its place
 */
export function cacheCall<Asked, T>(
  call: CatalogueCall<Asked, T>,
  freshMs: number,
  isCached: (asked: Asked) => boolean = () => true,
): CatalogueCall<Asked, T> & { forget(): void } {
  const cache = cacheForEach(freshMs, mostCachedAnswers, (source: LiveSource, asked: Asked) =>
    call.live(source, asked),
  );
  return {
    ...call,
    live: (source, asked) =>
      isCached(asked) ? cache.get(JSON.stringify(asked) ?? '', source, asked) : call.live(source, asked),
    forget: cache.forget,
  };
}
