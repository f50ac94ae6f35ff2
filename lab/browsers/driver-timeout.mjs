import { setTimeout as wait } from 'node:timers/promises';

/** A driver gives no answer. What the page did is not known then. */
export class DriverTimeout extends Error {}

/** Milliseconds: an answer takes some tens of them, and seconds where the machine has much else to do. */
const timeoutMs = 30_000;

/** What a driver answers, or `DriverTimeout`. */
export async function answerTo(what, task, milliseconds = timeoutMs) {
  const timer = new AbortController();
  const tooLate = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new DriverTimeout(`its driver has not answered "${what}" for ${milliseconds / 1_000} s`);
  });
  for (const promise of [tooLate, task]) promise.catch(() => {});
  try {
    return await Promise.race([task, tooLate]);
  } finally {
    timer.abort();
  }
}

/** The same page, of which everything that its driver is asked for throws `DriverTimeout` where no answer comes. */
export function answering(page) {
  const bounded = ([name, ask]) =>
    typeof ask === 'function' && name !== 'complaints'
      ? [name, (...values) => answerTo(name, ask(...values))]
      : [name, ask];
  return Object.fromEntries(Object.entries(page).map(bounded));
}
