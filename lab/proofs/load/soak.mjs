import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostVisitedPages as paths } from '../../../tests/support/visitor-pages.ts';
import { residentMemory } from '../../servers/process-tree.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';
import { waitUntil } from '../../wait-until.mjs';

const usualMinutes = 30;
/** This part of the time only warms up. */
const warmUp = 1 / 3;
const mostSlope = 1;
const workers = 12;
/** The router asks for these when a visitor follows a link. */
const navigations = ['/hotel/the-tivoli.data', '/weddings.data', '/locations.data', '/our-story.data'];
const accept = 'image/avif,image/webp';

/** Returns the slope by least squares, in MiB a minute. */
function slope(samples) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map(({ minutes }) => minutes));
  const memory = mean(samples.map(({ MiB }) => MiB));
  const top = samples.reduce((sum, { minutes, MiB }) => sum + (minutes - minute) * (MiB - memory), 0);
  const bottom = samples.reduce((sum, { minutes }) => sum + (minutes - minute) ** 2, 0);
  return bottom === 0 ? 0 : top / bottom;
}

/** The columns of its results. */
export const keyFigures = {
  minutes: 'minutes',
  'per second': 'perSecond',
  failures: ({ failures }) => Object.keys(failures).length,
  'memory after warm-up (MiB)': 'residentMiB.afterWarmUp',
  'at the end (MiB)': 'residentMiB.last',
  'slope (MiB a minute)': 'MiBPerMinute',
  limit: 'mostSlope',
};

/**
 * Sends visitors at half of the site's full rate: pages, navigations inside the site, pictures, enquiries. Words:
 * minutes, 30 unless told. Holds if nothing failed and the server's resident memory grows by 1 MiB a minute at most
 * after the warm-up.
 */
export async function prove({ root, words }) {
  const minutes = Number(words[0]) || usualMinutes;
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-soak-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = startSite({
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' },
  });
  const failures = {};
  const answers = { pages: 0, navigations: 0, pictures: 0, enquiries: 0 };
  const pictures = new Set();
  let asked = 0;

  async function step(kind, work, isGood) {
    try {
      const status = await work();
      if (isGood(status)) answers[kind] += 1;
      else failures[`${kind} ${status}`] = (failures[`${kind} ${status}`] ?? 0) + 1;
    } catch (error) {
      const what = `${kind} ${error.cause?.code ?? error.name}`;
      failures[what] = (failures[what] ?? 0) + 1;
    }
  }
  const get = (path) => async () => {
    const answer = await fetch(origin + path, { headers: { accept }, signal: AbortSignal.timeout(30_000) });
    const body = await answer.text();
    for (const [found] of body.matchAll(/\/storage\/v1\/object\/public\/[^"\s,]+width=(?:320|480|720)[^"\s,]*/g)) {
      if (pictures.size < 60) pictures.add(found.replaceAll('&amp;', '&'));
    }
    return answer.status;
  };
  const isWell = (status) => status === 200;
  /** Does one of the four, in the proportions of a visit. */
  async function visit() {
    const number = asked++;
    if (number % 50 === 49) {
      const email = `soak-${number}@example.com`;
      await step(
        'enquiries',
        () => sendEnquiry(origin, { email, submissionId: crypto.randomUUID() }),
        (status) => status === 303,
      );
    } else if (number % 5 === 4) await step('navigations', get(navigations[number % navigations.length]), isWell);
    else if (number % 2 === 1 && pictures.size > 0)
      await step('pictures', get([...pictures][number % pictures.size]), isWell);
    else await step('pages', get(paths[number % paths.length]), isWell);
  }

  try {
    await site.ready;
    for (const path of paths) await get(path)();
    const server = site.processes().find(({ title }) => /build\/server/.test(title));
    const full = asked;
    const burstUntil = performance.now() + 5_000;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        while (performance.now() < burstUntil) await visit();
      }),
    );
    const perSecond = Math.max(1, Math.round((asked - full) / 5 / 2));
    const begun = performance.now();
    const until = begun + minutes * 60_000;
    const samples = [];
    const sampling = setInterval(() => {
      samples.push({ minutes: (performance.now() - begun) / 60_000, MiB: residentMemory(server.pid) });
    }, 5_000);
    const running = new Set();
    for (let number = 0; performance.now() < until; number += 1) {
      const due = begun + (number * 1000) / perSecond;
      await waitUntil(due);
      // A machine that falls behind gets fewer requests instead of all of them at once.
      if (running.size >= 200) await Promise.race(running);
      const visiting = visit().finally(() => running.delete(visiting));
      running.add(visiting);
    }
    clearInterval(sampling);
    await Promise.all(running);
    const warm = samples.slice(Math.floor(samples.length * warmUp));
    const growth = Math.round(slope(warm) * 100) / 100;
    const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
    return {
      holds: failed === 0 && growth <= mostSlope && answers.enquiries > 0,
      minutes,
      perSecond,
      answers,
      failures,
      residentMiB: { afterWarmUp: Math.round(warm[0]?.MiB ?? 0), last: Math.round(warm.at(-1)?.MiB ?? 0) },
      MiBPerMinute: growth,
      mostSlope,
    };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
  }
}
