/** The error of work that took longer than its limit. */
export class TimedOut extends Error {}

/**
 * Returns the work, or rejects after `limitMs`. A process that was itself held up for so long first reads what has
 * arrived meanwhile, so that its own slowness does not count against the other side.
 */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    setImmediate(() => setImmediate(() => limit.reject(new TimedOut(`no answer within ${limitMs} ms`))));
  }, limitMs);
  work.catch(() => {}); // Once the limit has passed, nobody waits for it any more.
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
