import { setTimeout as wait } from 'node:timers/promises';

/** A driver gave no answer in time, so that what the page did is unknown. */
export class DriverTimeout extends Error {}

/** Milliseconds; an answer takes some tens of them, on a busy machine seconds. */
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

/** The same page, each of whose functions throws `DriverTimeout` if its driver does not answer. */
export function answering(page) {
  const bounded = ([name, ask]) =>
    typeof ask === 'function' && name !== 'complaints'
      ? [name, (...values) => answerTo(name, ask(...values))]
      : [name, ask];
  return Object.fromEntries(Object.entries(page).map(bounded));
}
