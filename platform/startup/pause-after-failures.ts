import { setTimeout as wait } from 'node:timers/promises';

/** Waits before the next try: after each failure for the next of these milliseconds, of which the last repeats. */
export async function pauseAfterFailures(
  failures: number,
  pauses: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const milliseconds = pauses[Math.min(failures, pauses.length - 1)];
  // An abort ends the pause early and is not an error.
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
