import { LRUCache } from 'lru-cache';

/** Caches the answer of one read. */
interface Cached<Asked extends unknown[], T> {
  /** Returns the cached answer while it is fresh, else a new one; a read that fails is not cached. */
  get(...asked: Asked): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is cached, milliseconds */
export function cacheFor<Asked extends unknown[], T>(
  freshMs: number,
  read: (...asked: Asked) => Promise<T>,
): Cached<Asked, T> {
  let cached: { value: T; until: number } | undefined;
  /** An answer that was asked for before something changed is not cached. */
  let generation = 0;
  return {
    async get(...asked) {
      if (cached && performance.now() < cached.until) return cached.value;
      const askedIn = generation;
      const value = await read(...asked);
      if (askedIn === generation) cached = { value, until: performance.now() + freshMs };
      return value;
    },
    forget() {
      generation += 1;
      cached = undefined;
    },
  };
}

/** Caches the answers of a read by a key. */
interface CachedEach<Asked extends unknown[], T> {
  get(key: string, ...asked: Asked): Promise<T>;
  forget(): void;
}

/**
 * @param freshMs how long an answer is cached, milliseconds
 * @param most how many keys are cached: those that were asked for last
 */
export function cacheForEach<Asked extends unknown[], T>(
  freshMs: number,
  most: number,
  read: (...asked: Asked) => Promise<T>,
): CachedEach<Asked, T> {
  let cached = new LRUCache<string, Cached<Asked, T>>({ max: most });
  return {
    get(key, ...asked) {
      const before = cached.get(key);
      if (before) return before.get(...asked);
      const fresh = cacheFor(freshMs, read);
      cached.set(key, fresh);
      return fresh.get(...asked);
    },
    forget() {
      cached = new LRUCache({ max: most });
    },
  };
}
