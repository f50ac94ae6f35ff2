interface Pace {
  /** Milliseconds that must pass without a visitor. */
  quiet: number;
  /** The most milliseconds between two pieces of work. */
  atMost: number;
  now?: () => number;
}

/** Lets background work begin only between visits, or after a while if there is always a visitor. */
export function createIdleScheduler({ quiet, atMost, now = performance.now.bind(performance) }: Pace) {
  let lastVisit = Number.NEGATIVE_INFINITY;
  let lastTurn = now();
  return {
    visited() {
      lastVisit = now();
    },
    /** Returns the milliseconds until the next piece of work may begin; 0 takes the turn. */
    delay() {
      const wait = Math.min(lastVisit + quiet, lastTurn + atMost) - now();
      if (wait > 0) return wait;
      lastTurn = now();
      return 0;
    },
  };
}
