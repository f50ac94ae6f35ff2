import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, visitor } from './ask-from.mjs';

const mostMedianMs = 100;
const pauseMs = 100;

/**
 * Visits the home page again and again while `attack` runs, each time over a new connection.
 * @returns {Promise<{ holds: boolean, home: object, attack: object }>}
 */
export async function visitHomeDuring(origin, attack) {
  await askFrom(origin, { path: '/', from: visitor });
  let running = true;
  const attacking = attack().finally(() => {
    running = false;
  });
  const times = [];
  let failed = 0;
  // The first connections of the attack are opened before anything is measured.
  await wait(500);
  while (running) {
    const { status, milliseconds } = await askFrom(origin, { path: '/', from: visitor });
    times.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY);
    if (status !== 200) failed += 1;
    await wait(pauseMs);
  }
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY);
  return {
    holds: failed === 0 && at(0.5) <= mostMedianMs,
    home: { visits: times.length, failed, p50Ms: at(0.5), p95Ms: at(0.95) },
    attack: await attacking,
  };
}
