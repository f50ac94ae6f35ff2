import { setTimeout as wait } from 'node:timers/promises';

interface Bounds {
  places: number;
  /** Places of one client. The places that it takes beyond them after waiting do not count against others. */
  perClient: number;
  waitMs: number;
}

/**
 * Lets a number of callers in at once. The next ones wait for a place, but only for `waitMs`, because slow senders must
 * not keep others out. Returns the function that frees the place.
 */
export function createConcurrencyLimit({ places, perClient, waitMs }: Bounds): (client: string) => Promise<() => void> {
  const taken = new Map<string, number>();
  const waiting = new Set<{ client: string; enter: () => void }>();

  function hasPlace(client: string): boolean {
    let all = 0;
    for (const count of taken.values()) all += Math.min(count, perClient);
    return all < places && (taken.get(client) ?? 0) < perClient;
  }

  function leave(client: string): void {
    const left = (taken.get(client) ?? 0) - 1;
    if (left > 0) taken.set(client, left);
    else taken.delete(client);
    const next = [...waiting].find((other) => hasPlace(other.client));
    if (!next) return;
    waiting.delete(next);
    next.enter();
  }

  return async (client) => {
    if (!hasPlace(client)) {
      let enter = () => {};
      const turn = new Promise<void>((resolve) => {
        enter = resolve;
      });
      const entry = { client, enter };
      waiting.add(entry);
      await Promise.race([turn, wait(waitMs, undefined, { ref: false })]);
      waiting.delete(entry);
    }
    taken.set(client, (taken.get(client) ?? 0) + 1);
    return () => leave(client);
  };
}
