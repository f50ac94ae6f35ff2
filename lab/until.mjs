import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again, with a pause in between, until the answer is true.
 * @param {() => unknown} isTrue
 * @param {number} limitMs
 * @returns {Promise<number | null>} the milliseconds that it took; null if it was not true within the limit
 */
export async function until(isTrue, limitMs, pauseMs = 50) {
  const begun = performance.now();
  for (;;) {
    if (await isTrue()) return Math.round(performance.now() - begun);
    if (performance.now() - begun > limitMs) return null;
    await wait(pauseMs);
  }
}
