import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAsking } from '../../../bench/keep-asking.mjs';
import { pinnedNode } from '../../pinned-node.mjs';
import { serverFlags } from '../../server-flags.mjs';
import { processorTime } from '../monitoring/processor-time.mjs';
import { freePort } from '../site-process.mjs';

const pairs = 20;
const limitPercent = 5;
const load = { seconds: 1.5, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

async function startServer(root, env) {
  const port = await freePort();
  const child = spawn(pinnedNode(root), [...serverFlags, 'build/server/index.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let left = 300; left > 0; left -= 1) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  return {
    pid: child.pid,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Microseconds of processor time for one answer. */
async function costOf({ pid, origin }, path) {
  const before = processorTime(pid);
  const answers = (await keepAsking(origin + path, load)) * load.seconds;
  return (processorTime(pid) - before) / 1000 / answers;
}

/** Both in turns, each first as often as the other. Percent that the second costs more, its median and 95 % interval. */
async function compare(without, withIt, path) {
  const measured = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const order = pair % 2 ? [without, withIt] : [withIt, without];
    const costs = new Map();
    for (const server of order) costs.set(server, await costOf(server, path));
    // The first pair only warms both up.
    if (pair > 0) measured.push({ without: costs.get(without), with: costs.get(withIt) });
  }
  const percents = measured.map((one) => 100 * (one.with / one.without - 1)).toSorted((a, b) => a - b);
  const round = (value) => Math.round(value * 100) / 100;
  const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
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
  const dataDirs = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'tivoli-measures-')));
  const servers = [];
  const start = async (env) => {
    const server = await startServer(root, env);
    servers.push(server);
    return server;
  };
  try {
    const off = await start({ DATA_DIR: dataDirs[0], MEASURES: 'off' });
    const DATABASE_URL = readFileSync(join(dataDirs[0], 'database-url'), 'utf8').trim();
    const on = await start({ DATA_DIR: dataDirs[1], DATABASE_URL });
    const keptPage = await compare(off, on, '/');
    const renderedAnswer = await compare(off, on, '/api/hotels');
    const METRICS_PORT = String(await freePort());
    const scraped = await start({ DATA_DIR: dataDirs[2], DATABASE_URL, METRICS_PORT });
    const withMetrics = await compare(off, scraped, '/');
    const holds = [keptPage, renderedAnswer, withMetrics].every((one) => one.intervalPercent[1] <= limitPercent);
    return { holds, pairs, limitPercent, keptPage, renderedAnswer, withMetrics };
  } finally {
    for (const server of servers.reverse()) await server.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}
