import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets so many in at once; whoever comes after waits for a place, but only so long, for slow senders must not keep
 * others out. Gives what frees the place.
 */
export function createCrowdGate(places: number, patienceMs: number): () => Promise<() => void> {
  let taken = 0;
  const waiting = new Set<() => void>();
  return async () => {
    if (taken >= places) {
      let enter = () => {};
      const turn = new Promise<void>((resolve) => {
        enter = resolve;
      });
      waiting.add(enter);
      await Promise.race([turn, wait(patienceMs, undefined, { ref: false })]);
      waiting.delete(enter);
    }
    taken += 1;
    return () => {
      taken -= 1;
      const [next] = waiting;
      if (next && taken < places) {
        waiting.delete(next);
        next();
      }
    };
  };
}
