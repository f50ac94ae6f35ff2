import { LRUCache } from 'lru-cache';

/** Keeps the answer of a read that nearly every page makes and that seldom changes. */
export interface Fresh<Asked extends unknown[], T> {
  /** The kept answer while it is fresh, else a new one; a read that fails is not kept. */
  get(...asked: Asked): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is kept, milliseconds */
export function cacheFor<Asked extends unknown[], T>(
  freshMs: number,
  read: (...asked: Asked) => Promise<T>,
): Fresh<Asked, T> {
  let kept: { value: T; until: number } | undefined;
  /** An answer that was asked for before something changed is not kept. */
  let generation = 0;
  return {
    async get(...asked) {
      if (kept && performance.now() < kept.until) return kept.value;
      const askedIn = generation;
      const value = await read(...asked);
      if (askedIn === generation) kept = { value, until: performance.now() + freshMs };
      return value;
    },
    forget() {
      generation += 1;
      kept = undefined;
    },
  };
}

/** Keeps the answers of a read by what was asked for, the `most` that were asked for last. */
export interface CachedEach<Asked extends unknown[], T> {
  get(key: string, ...asked: Asked): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is kept, milliseconds */
export function cacheForEach<Asked extends unknown[], T>(
  freshMs: number,
  most: number,
  read: (...asked: Asked) => Promise<T>,
): CachedEach<Asked, T> {
  let kept = new LRUCache<string, Fresh<Asked, T>>({ max: most });
  return {
    get(key, ...asked) {
      const before = kept.get(key);
      if (before) return before.get(...asked);
      const fresh = cacheFor(freshMs, read);
      kept.set(key, fresh);
      return fresh.get(...asked);
    },
    forget() {
      kept = new LRUCache({ max: most });
    },
  };
}
