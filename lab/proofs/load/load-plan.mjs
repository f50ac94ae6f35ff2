import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../percentile.mjs';
import { liveThroughDay, visitShape } from '../../replicas/season-day.mjs';
import { treeTime } from '../../replicas/tree-time.mjs';
import { createVisitor, readFiles } from '../../replicas/visits.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';
import { waitUntil } from '../../wait-until.mjs';

/** The sum of the single costs may differ by so much from the cost of the day. */
const tolerance = 0.5;
/** Milliseconds, in the day's busiest hour. */
const slowest = 1_000;
/** A processor that is busier than this lets visitors wait. */
const mostBusy = 0.6;
/** Processor milliseconds of a second: a site that uses more still works for an earlier request. */
const mostAtRest = 50;
/**
 * Seconds of each measurement: twice as long as a cached page is fresh, so that rendering it again is in its cost as
 * often as on the day.
 */
const measuredFor = 30;
/** Seconds of the measurement of fresh pages: less than they stay fresh, even after the time to render all of them. */
const measuredFresh = 10;

const both = ({ node, database }) => node + database;

/** Returns the processor milliseconds of a second, as the mean of some seconds without a request. */
async function costOfNothing(site, seconds) {
  const before = treeTime(site.pid);
  await wait(seconds * 1000);
  const after = treeTime(site.pid);
  const perSecond = (kind) => Math.round(((after[kind] - before[kind]) / seconds) * 10) / 10;
  return { node: perSecond('node'), database: perSecond('database') };
}

/**
 * Resolves when the work that earlier requests caused is done: pages compressed further, and pictures that nobody had
 * asked for.
 */
async function atRest(site) {
  for (let tries = 0; tries < 60; tries += 1) if (both(await costOfNothing(site, 5)) < mostAtRest) return;
  throw new Error('The site did not come to rest within five minutes.');
}

/**
 * Measures the processor milliseconds of one request, of the site's own process and of the database, at the pace of
 * the day: a process that gets a request now and then wakes up for each, a busy one does not. A browser asks for a
 * page's files `together`, and the process wakes up once for several of them.
 */
async function costOf({ site, nothing, seconds = measuredFor, together = 1 }, perSecond, ask) {
  const times = Math.round(perSecond * seconds);
  const under = [];
  let failed = 0;
  const begun = performance.now();
  const before = treeTime(site.pid);
  for (let asked = 0; asked < times; asked += 1) {
    const due = begun + ((asked - (asked % together)) * 1000) / perSecond;
    await waitUntil(due);
    under.push(
      ask().then(({ status }) => {
        if (status === 0 || status >= 400) failed += 1;
      }),
    );
  }
  await Promise.all(under);
  const after = treeTime(site.pid);
  const lasted = (performance.now() - begun) / 1000;
  const perRequest = (kind) =>
    Math.round(((after[kind] - before[kind] - nothing[kind] * lasted) / times) * 1000) / 1000;
  return {
    node: perRequest('node'),
    database: perRequest('database'),
    perSecond: Math.round(perSecond * 10) / 10,
    failed,
  };
}

/** They are taken one after the other, and from the beginning again after the last. */
function inTurn(list, ask) {
  let asked = -1;
  return () => ask(list[++asked % list.length]);
}

/** The columns of its results. */
export const keyFigures = {
  'kept page (ms)': 'processorMs.keptPage.node',
  'rendered page (ms)': 'processorMs.renderedPage.node',
  'enquiry (ms)': 'processorMs.enquiry.node',
  'picture (ms)': 'processorMs.picture.node',
  'visit (ms)': 'perVisit.processorMs',
  'visits a day per processor': 'visitsADayPerProcessor',
  failed: 'day.failed',
  'busiest hour p99 (ms)': 'day.busiestHour.p99',
};

/**
 * `load-plan [visits [seconds]]` measures what each kind of request costs one process, then a day of the wedding
 * season in seconds, and whether the day cost what the single requests predict. The plan of docs/operations/load.md
 * rests on this.
 */
export async function prove({ root, words }) {
  const [visits = 2_400, seconds = 120] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-load-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  takeOverPictures(dataDir);
  const site = startSite({ cwd: root, env });
  let visitor;
  try {
    await site.ready;
    // Encoding them is the first hour's work, and not part of a visit.
    await picturesPrepared(dataDir);
    visitor = await createVisitor(origin);
    const files = await readFiles(origin);
    const scripts = files.scripts.slice(0, visitShape.scripts);
    const pictures = files.pictures.slice(0, visitShape.pictures);
    for (const path of [...files.scripts, ...files.pictures]) await visitor.file(path);
    const askForAll = async () => {
      for (const path of visitor.pages) await visitor.page(path);
    };
    for (let times = 0; times < 3; times += 1) await askForAll();
    for (let times = 0; times < 60; times += 1) await visitor.rendered();
    const pace = (each) => (each * visits) / seconds;
    await atRest(site);
    const nothing = await costOfNothing(site, measuredFor);
    const measured = { site, nothing };
    // Pages that are no longer fresh are served at once and rendered again in the background.
    await askForAll();
    await wait(3_000);
    const costs = {
      freshPage: await costOf({ ...measured, seconds: measuredFresh }, pace(visitShape.pages), () => visitor.page()),
      keptPage: await costOf(measured, pace(visitShape.pages), () => visitor.page()),
      script: await costOf(
        { ...measured, together: scripts.length },
        pace(scripts.length),
        inTurn(scripts, visitor.file),
      ),
      picture: await costOf(
        { ...measured, together: pictures.length },
        pace(pictures.length),
        inTurn(pictures, visitor.file),
      ),
      renderedPage: await costOf(measured, pace(visitShape.searches), visitor.rendered),
      // A day has too few of them for a measurement.
      enquiry: await costOf(measured, Math.max(5, pace(visitShape.enquiries)), visitor.enquiry),
    };
    const before = treeTime(site.pid);
    const begun = performance.now();
    const day = await liveThroughDay({ visitor, files, visits, seconds });
    const lasted = (performance.now() - begun) / 1000;
    const after = treeTime(site.pid);
    const took = after.node + after.database - before.node - before.database;
    const { asked } = day;
    const foretold =
      asked.pages * both(costs.keptPage) +
      asked.files * both(costs.script) +
      asked.pictures * both(costs.picture) +
      asked.searches * both(costs.renderedPage) +
      asked.enquiries * both(costs.enquiry) +
      both(nothing) * lasted;
    const busiest = day.times.reduce((most, times) => (times.length > most.length ? times : most), []);
    const at = (share) => Math.round(percentile(busiest, share) ?? 0);
    const ratio = took / foretold;
    const perVisit = took / visits;
    const p95 = at(0.95);
    return {
      holds: day.failures.length === 0 && Math.abs(ratio - 1) <= tolerance && p95 <= slowest,
      processorMs: { ...costs, ofASecondOfNothing: nothing },
      pages: visitor.pages.length,
      visitShape,
      day: {
        visits,
        seconds: Math.round(lasted),
        compressed: Math.round(86_400 / seconds),
        asked,
        failed: day.failures.length,
        firstFailures: day.failures.slice(0, 10),
        megabytes: Math.round(day.bytes / 1e6),
        busiestHour: { requests: busiest.length, p50: at(0.5), p95, p99: at(0.99) },
        processorMs: { foretold: Math.round(foretold), took: Math.round(took), ratio: Math.round(ratio * 100) / 100 },
      },
      perVisit: { processorMs: Math.round(perVisit * 100) / 100, kilobytes: Math.round(day.bytes / visits / 1000) },
      // The busiest hour has twice the share of an average hour; one process uses little more than one processor.
      visitsADayPerProcessor: Math.round((86_400_000 * mostBusy) / perVisit / 2),
    };
  } finally {
    visitor?.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
