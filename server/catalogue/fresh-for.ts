/** Keeps the answer of a read that nearly every page makes and that seldom changes. */
export interface Fresh<Asked extends unknown[], T> {
  /** The kept answer while it is fresh, else a new one; a read that fails is not kept. */
  get(...asked: Asked): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is kept, milliseconds */
export function freshFor<Asked extends unknown[], T>(
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
export interface FreshEach<Asked extends unknown[], T> {
  get(key: string, ...asked: Asked): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is kept, milliseconds */
export function freshForEach<Asked extends unknown[], T>(
  freshMs: number,
  most: number,
  read: (...asked: Asked) => Promise<T>,
): FreshEach<Asked, T> {
  const kept = new Map<string, Fresh<Asked, T>>();
  return {
    get(key, ...asked) {
      const known = kept.get(key) ?? freshFor(freshMs, read);
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return known.get(...asked);
    },
    forget: () => kept.clear(),
  };
}
