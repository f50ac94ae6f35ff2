import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for a table that somebody holds: everybody waits behind, so it is well under `WRITE_LIMIT_MS`. */
export const LOCK_TIMEOUT_MS = 1_000;

/** Between two tries is a pause, in which others that wait for the table come first. */
const PAUSE_MS = 1_000;
/** Tries go on for four minutes at most; then the caller decides. */
const MOST_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

export type OnWait = (waiting: { name: string; reason: string }) => void;

interface Waiting {
  name: string;
  onWait?: OnWait | undefined;
  pauseMs?: number;
}

/** Repeats work that was rolled back because of a lock, until it finds the tables free. */
export async function retryUntilUnlocked<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
  const { name, onWait, pauseMs = PAUSE_MS } = waiting;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isLocked(error)) throw error;
      onWait?.({ name, reason: (error as Error).message });
    }
    await wait(pauseMs, undefined, { ref: false });
  }
}

function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === LOCK_NOT_AVAILABLE || (cause !== undefined && isLocked(cause));
}
