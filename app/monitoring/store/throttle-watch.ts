import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ThrottleAction } from './records.ts';

const secondMs = 1000;
const seconds = monitoringLimits.throttleWindow / secondMs;
/** So many addresses are counted at once; if there are more, the one whose last hit is oldest is dropped. */
const mostEndpoints = 200;

/** The action for a count within the window; undefined while it is ordinary. */
export function throttleAction(hits: number): ThrottleAction | undefined {
  const { throttleHits, blockedAboveTimesThrottle } = monitoringLimits;
  if (hits > throttleHits * blockedAboveTimesThrottle) return 'blocked';
  if (hits > throttleHits) return 'throttled';
  return hits >= throttleHits ? 'warning' : undefined;
}

/** Hits of one exact address within one window, by second. */
interface Counts {
  perSecond: Uint32Array;
  sum: number;
  /** The second of the last hit. */
  last: number;
}

/** Counts the hits of each exact address within the last 60 seconds, to the second, in bounded memory. */
export class ThrottleWatch {
  readonly #counts = new Map<string, Counts>();

  /** Counts one hit and returns the hits within the window, this one included. */
  count(endpoint: string, now: number): number {
    const second = Math.floor(now / secondMs);
    const counts = this.#counts.get(endpoint) ?? { perSecond: new Uint32Array(seconds), sum: 0, last: second };
    removePastSeconds(counts, second);
    const slot = second % seconds;
    counts.perSecond[slot] = (counts.perSecond[slot] ?? 0) + 1;
    counts.sum += 1;
    this.#counts.delete(endpoint);
    this.#counts.set(endpoint, counts);
    this.#dropOldest();
    return counts.sum;
  }

  clear(): void {
    this.#counts.clear();
  }

  #dropOldest(): void {
    if (this.#counts.size <= mostEndpoints) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}

function removePastSeconds(counts: Counts, second: number): void {
  const passed = Math.min(Math.max(second - counts.last, 0), seconds);
  for (let back = 0; back < passed; back += 1) {
    const slot = (second - back) % seconds;
    counts.sum -= counts.perSecond[slot] ?? 0;
    counts.perSecond[slot] = 0;
  }
  counts.last = Math.max(counts.last, second);
}
