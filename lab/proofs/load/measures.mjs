import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureRate } from '../../../bench/measure-rate.mjs';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { serverFlags } from '../../../commands/setup/server-flags.mjs';
import { processorTime } from '../../monitoring/processor-time.mjs';
import { startQuietServer } from '../../monitoring/quiet-server.mjs';

const pairs = 20;
/**
 * How many bursts of either site make a pair, in turns. They are short, so that both meet the same load of the
 * machine, and the median of each counts, so that one disturbance does not matter.
 */
const bursts = 40;
const limitPercent = 5;
const load = { seconds: 0.025, connections: 8, headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

/** Returns the microseconds of processor time that a response took in one burst. */
async function burst({ pid, origin }, path) {
  const before = processorTime(pid);
  const begun = performance.now();
  const perSecond = await measureRate(origin + path, load);
  const answers = (perSecond * (performance.now() - begun)) / 1000;
  return (processorTime(pid) - before) / answers / 1000;
}

const round = (value) => Math.round(value * 100) / 100;
const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Returns by how many percent a response of the second costs more than one of the first: its median and 95 % interval.
 */
async function compare(without, withIt, path) {
  const measured = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const [less, more] = [[], []];
    for (let turn = 0; turn < bursts; turn += 1) {
      const turns = [
        async () => less.push(await burst(without, path)),
        async () => more.push(await burst(withIt, path)),
      ];
      for (const take of (turn + pair) % 2 ? turns : turns.reverse()) await take();
    }
    // The first pair warms both up and does not count.
    if (pair > 0) measured.push({ without: middle(less), with: middle(more) });
  }
  const percents = measured.map((one) => 100 * (one.with / one.without - 1)).toSorted((a, b) => a - b);
  return {
    path,
    microsecondsWithout: round(middle(measured.map((one) => one.without))),
    microsecondsWith: round(middle(measured.map((one) => one.with))),
    // Of twenty pairs the median lies between the sixth and the fifteenth with 95.9 %.
    medianPercent: round((percents[9] + percents[10]) / 2),
    intervalPercent: [round(percents[5]), round(percents[14])],
  };
}

async function startSites({ root, dataDir, databaseUrl }) {
  const script = join(import.meta.dirname, '../../monitoring/sites-in-one.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(script, { cwd: root, env, execPath: pinnedNode(root), execArgv: serverFlags });
  child.send({ databaseUrl, dataDir });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The sites did not start.')));
  failed.catch(() => {});
  const [origins] = await Promise.race([once(child, 'message'), failed]);
  const sites = Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, { pid: child.pid, origin }]));
  return {
    ...sites,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The columns of its results. */
export const keyFigures = {
  pairs: 'pairs',
  'cached page (%)': 'keptPage.medianPercent',
  'data (%)': 'data.medianPercent',
  'with metrics read (%)': 'withMetrics.medianPercent',
  'limit (%)': 'limitPercent',
};

/**
 * Measures what measuring costs a response: sites of one process with `MEASURES` off, on, and on with metrics for
 * Prometheus, in turns. With the default settings the whole interval must lie within the limit; with metrics the
 * median must, because their cost is the operator's choice. What prom-client measures of the process itself affects
 * all three.
 */
export async function prove({ root }) {
  const dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'tivoli-measures-')));
  // This site gets no requests: it runs the database that the others share.
  const owner = await startQuietServer({ root, dataDir: dataDirs[0], env: {} });
  let sites;
  try {
    const databaseUrl = readFileSync(join(dataDirs[0], 'database-url'), 'utf8').trim();
    sites = await startSites({ root, dataDir: dataDirs[1], databaseUrl });
    const keptPage = await compare(sites.off, sites.on, '/');
    const data = await compare(sites.off, sites.on, '/api/hotels');
    const withMetrics = await compare(sites.off, sites.withMetrics, '/');
    const isCheap = [keptPage, data].every((one) => one.intervalPercent[1] <= limitPercent);
    const holds = isCheap && withMetrics.medianPercent <= limitPercent;
    return { holds, pairs, limitPercent, keptPage, data, withMetrics };
  } finally {
    await sites?.stop();
    await owner.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}
