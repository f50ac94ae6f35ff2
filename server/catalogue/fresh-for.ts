/** Keeps the answer of a read that nearly every page makes and that hardly ever changes. */
export interface Fresh<T> {
  /** The kept answer while it is fresh, else a new one; a read that fails is not kept. */
  get(): Promise<T>;
  forget(): void;
}

/** @param freshMs how long an answer is kept, milliseconds */
export function freshFor<T>(freshMs: number, read: () => Promise<T>): Fresh<T> {
  let kept: { value: T; until: number } | undefined;
  return {
    async get() {
      if (kept && performance.now() < kept.until) return kept.value;
      const value = await read();
      kept = { value, until: performance.now() + freshMs };
      return value;
    },
    forget() {
      kept = undefined;
    },
  };
}
