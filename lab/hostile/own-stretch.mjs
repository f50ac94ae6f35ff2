import { setTimeout as wait } from 'node:timers/promises';
import { stretchesIn } from '../servers/main-thread-stretches.mjs';
import { askFrom } from './ask-from.mjs';

const times = 3;

/** Sends one request and returns its response with the longest stretch of the main thread meanwhile, in milliseconds. */
export async function askWithStretch({ origin, stretchesFile }, wanted) {
  const from = Date.now();
  const answer = await askFrom(origin, wanted);
  // The stretch in which the last bytes arrived may end after the answer.
  await wait(10);
  const longest = Math.max(0, ...stretchesIn(stretchesFile, from).map(({ ms }) => ms));
  // Where no answer came, the main thread may still be occupied.
  return { answer, ms: answer.status === 0 ? Math.round(answer.milliseconds) : longest };
}

/**
 * Sends requests one after another to a site that nobody else uses, and judges how long each occupies the main thread at
 * a stretch. The site's own work falls into some of the measurements (garbage collection, jobs, code that is compiled
 * when it is first used), but not three times running into that of the same request. So a request whose stretch is too
 * long is sent again, and what it costs itself is the least of all.
 * @param {{ origin: string, stretchesFile: string, mostStretchMs: number }} site
 * @param {{ name: string, wanted: (time: number) => object }[]} requests `wanted` is what `askFrom` sends, at the first,
 * second, third time
 */
export async function judgeOwnStretches(site, requests) {
  const tooLong = [];
  const statuses = {};
  let longest = { ms: 0 };
  let sentAgain = 0;
  for (const { name, wanted } of requests) {
    let least = Number.POSITIVE_INFINITY;
    let status = 0;
    for (let time = 0; time < times && least > site.mostStretchMs; time += 1) {
      const { answer, ms } = await askWithStretch(site, wanted(time));
      least = Math.min(least, ms);
      status = answer.status;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (time > 0) sentAgain += 1;
    }
    if (least > longest.ms) longest = { ms: least, name };
    if (least > site.mostStretchMs || (status >= 500 && status !== 503)) tooLong.push({ name, status, ms: least });
  }
  return {
    holds: tooLong.length === 0,
    requests: requests.length,
    sentAgain,
    answers: statuses,
    longestMs: longest.ms,
    longest: longest.name,
    tooLong: tooLong.sort((a, b) => b.ms - a.ms).slice(0, 8),
  };
}
