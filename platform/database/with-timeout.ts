export class TimedOut extends Error {}

const STEPS = 10;

/**
 * Returns the work, or rejects after `limitMs`. A process that was itself held up does not count that against the other
 * side: a step of the limit during which it was held up counts no more than another, and at the end it first reads what
 * has arrived meanwhile.
 */
export async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps < STEPS) timer = setTimeout(step, limitMs / STEPS);
    else setImmediate(() => setImmediate(() => limit.reject(new TimedOut(`no answer within ${limitMs} ms`))));
  };
  let timer = setTimeout(step, limitMs / STEPS);
  work.catch(() => {}); // Once the limit has passed, nobody waits for it any more.
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
