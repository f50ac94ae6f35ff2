import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a moment of `performance.now()`, in milliseconds; a past moment is not waited for. */
export async function waitUntil(moment) {
  const early = moment - performance.now();
  if (early > 0) await wait(early);
}
