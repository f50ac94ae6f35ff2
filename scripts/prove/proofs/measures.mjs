import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAsking } from '../../../bench/keep-asking.mjs';
import { processorTime } from '../monitoring/processor-time.mjs';
import { startQuietServer } from '../monitoring/quiet-server.mjs';
import { freePort } from '../site-process.mjs';

const pairs = 20;
/** Bursts of either site within a pair, in turns: what else the machine does then weighs on both. */
const bursts = 8;
const limitPercent = 5;
const load = { seconds: 0.2, connections: 8, headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

/** Adds a burst to a sum of nanoseconds and answers. */
async function burst({ pid, origin }, path, sum) {
  const before = processorTime(pid);
  const begun = performance.now();
  const perSecond = await keepAsking(origin + path, load);
  sum.answers += (perSecond * (performance.now() - begun)) / 1000;
  sum.nanoseconds += processorTime(pid) - before;
}

const round = (value) => Math.round(value * 100) / 100;
const microseconds = ({ nanoseconds, answers }) => nanoseconds / answers / 1000;
const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Percent that an answer of the second costs more than one of the first: its median and 95 % interval. */
async function compare(without, withIt, path) {
  const measured = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const [less, more] = [0, 1].map(() => ({ answers: 0, nanoseconds: 0 }));
    for (let turn = 0; turn < bursts; turn += 1) {
      const turns = [() => burst(without, path, less), () => burst(withIt, path, more)];
      for (const take of (turn + pair) % 2 ? turns : turns.reverse()) await take();
    }
    // The first pair only warms both up.
    if (pair > 0) measured.push({ without: microseconds(less), with: microseconds(more) });
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

/** What measuring costs: the same site with `MEASURES` off and on, then on with metrics for Prometheus, in turns. */
export async function prove({ root }) {
  const dataDirs = [0, 1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'tivoli-measures-')));
  const servers = [];
  const start = async (env) => {
    const server = await startQuietServer({ root, dataDir: dataDirs[servers.length], env });
    servers.push(server);
    return server;
  };
  try {
    // Nobody asks this one: it has the database that the others share.
    await start({});
    const DATABASE_URL = readFileSync(join(dataDirs[0], 'database-url'), 'utf8').trim();
    const off = await start({ DATABASE_URL, MEASURES: 'off' });
    const on = await start({ DATABASE_URL });
    const scraped = await start({ DATABASE_URL, METRICS_PORT: String(await freePort()) });
    await wait(5_000);
    const keptPage = await compare(off, on, '/');
    const data = await compare(off, on, '/api/hotels');
    const withMetrics = await compare(off, scraped, '/');
    const holds = [keptPage, data, withMetrics].every((one) => one.intervalPercent[1] <= limitPercent);
    return { holds, pairs, limitPercent, keptPage, data, withMetrics };
  } finally {
    for (const server of servers.reverse()) await server.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}
