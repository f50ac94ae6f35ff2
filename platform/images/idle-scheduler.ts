/** Lets background work begin only between visits, or after a while if there is always a visitor. */
export interface IdleScheduler {
  /** Notes that a visitor was served just now. */
  visited(): void;
  /** Milliseconds until the next piece of work may begin; 0 takes the turn. */
  delay(): number;
}

interface Pace {
  /** So many milliseconds must pass without a visitor. */
  quiet: number;
  /** At most so many milliseconds pass between two pieces of work. */
  atMost: number;
  now?: () => number;
}

export function createIdleScheduler({ quiet, atMost, now = performance.now.bind(performance) }: Pace): IdleScheduler {
  let lastVisit = Number.NEGATIVE_INFINITY;
  let lastTurn = now();
  return {
    visited() {
      lastVisit = now();
    },
    delay() {
      const wait = Math.min(lastVisit + quiet, lastTurn + atMost) - now();
      if (wait > 0) return wait;
      lastTurn = now();
      return 0;
    },
  };
}
