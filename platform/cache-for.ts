/** Caches the answer of one read for so many milliseconds. A read that fails is not cached. */
export function cacheFor<T>(freshMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { value: T; until: number } | undefined;
  return async () => {
    if (cached && performance.now() < cached.until) return cached.value;
    const value = await read();
    cached = { value, until: performance.now() + freshMs };
    return value;
  };
}
