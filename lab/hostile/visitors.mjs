import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { percentile } from '../percentile.mjs';
import { askFrom, visitor } from './ask-from.mjs';

/** Milliseconds. */
const mostHomeMs = { p50: 100, p95: 600 };
/** A short attack is watched for at least this long, in milliseconds. */
const leastMs = 3_000;
const pages = { home: { path: '/', pauseMs: 100 }, hotel: { path: '/hotel/the-tivoli', pauseMs: 500 } };

/**
 * Visitors open the home page and a hotel's again and again while an attack runs, each time over a new connection. They
 * have a thread of their own, so that what the attacker's hundreds of answers cost the proof itself is not theirs.
 * @template T
 * @param {string} origin
 * @param {() => Promise<T>} attack
 * @returns {Promise<{ isServed: boolean, home: object, hotel: object, attack: T }>} a page that fails takes for ever
 */
export async function withVisitors(origin, attack) {
  for (const { path } of Object.values(pages)) await askFrom(origin, { path, from: visitor });
  const visitors = new Worker(new URL(import.meta.url), { workerData: { visitedOrigin: origin } });
  const visited = once(visitors, 'message');
  const outcome = await attack().finally(() => visitors.postMessage('the attack is over'));
  const [[home, hotel]] = await visited;
  return { isServed: home.p50Ms <= mostHomeMs.p50 && home.p95Ms <= mostHomeMs.p95, home, hotel, attack: outcome };
}

if (!isMainThread && workerData?.visitedOrigin) {
  let running = true;
  parentPort.once('message', () => {
    running = false;
  });
  const begun = performance.now();
  const visit = async ({ path, pauseMs }) => {
    const times = [];
    while (running || performance.now() - begun < leastMs) {
      const { status, milliseconds } = await askFrom(workerData.visitedOrigin, { path, from: visitor });
      times.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY);
      await wait(pauseMs);
    }
    return figuresOf(times);
  };
  parentPort.postMessage(await Promise.all(Object.values(pages).map(visit)));
}

function figuresOf(times) {
  const at = (share) => Math.round(percentile(times, share) ?? 0);
  return {
    visits: times.length,
    failed: times.filter((time) => time === Number.POSITIVE_INFINITY).length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
  };
}
