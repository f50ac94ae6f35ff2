import { monitoring } from '#app/monitoring/limits.ts';
import type { ThrottleAction } from './records.ts';

const secondMs = 1000;
const seconds = monitoring.throttleWindow / secondMs;
/** Addresses counted at once; beyond, the one that was longest quiet is forgotten. */
const mostEndpoints = 200;

/** How a count within the window is judged; undefined while it is ordinary (2 §4, D "throttle"). */
export function throttleAction(hits: number): ThrottleAction | undefined {
  const { throttleHits, blockedAboveTimesThrottle } = monitoring;
  if (hits > throttleHits * blockedAboveTimesThrottle) return 'blocked';
  if (hits > throttleHits) return 'throttled';
  return hits >= throttleHits ? 'warning' : undefined;
}

/** Hits of one exact address, second by second, around one window. */
interface Counts {
  perSecond: Uint32Array;
  sum: number;
  /** The second counted last. */
  last: number;
}

/** Counts the hits of each exact address within the last 60 seconds, to the second, in bounded memory. */
export class ThrottleWatch {
  readonly #counts = new Map<string, Counts>();

  /** Counts one hit; gives the hits within the window, this one included. */
  count(endpoint: string, now: number): number {
    const second = Math.floor(now / secondMs);
    const counts = this.#counts.get(endpoint) ?? { perSecond: new Uint32Array(seconds), sum: 0, last: second };
    forgetPast(counts, second);
    const slot = second % seconds;
    counts.perSecond[slot] = (counts.perSecond[slot] ?? 0) + 1;
    counts.sum += 1;
    this.#counts.delete(endpoint);
    this.#counts.set(endpoint, counts);
    this.#makeRoom();
    return counts.sum;
  }

  clear(): void {
    this.#counts.clear();
  }

  #makeRoom(): void {
    if (this.#counts.size <= mostEndpoints) return;
    const [quietest] = this.#counts.keys();
    if (quietest !== undefined) this.#counts.delete(quietest);
  }
}

function forgetPast(counts: Counts, second: number): void {
  const passed = Math.min(Math.max(second - counts.last, 0), seconds);
  for (let back = 0; back < passed; back += 1) {
    const slot = (second - back) % seconds;
    counts.sum -= counts.perSecond[slot] ?? 0;
    counts.perSecond[slot] = 0;
  }
  counts.last = Math.max(counts.last, second);
}
