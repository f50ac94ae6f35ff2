/**
 * Caches the result of a read for this many milliseconds from its end. Whoever asks meanwhile waits for the same read; one
 * that fails is not cached.
 */
export function cacheFor<T>(freshMs: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (latest && performance.now() < latest.until) return latest.value;
    const reading = { value: read(), until: Number.POSITIVE_INFINITY };
    latest = reading;
    const endAt = (until: number) => {
      reading.until = until;
    };
    reading.value.then(
      () => endAt(performance.now() + freshMs),
      () => endAt(0),
    );
    return reading.value;
  };
}
