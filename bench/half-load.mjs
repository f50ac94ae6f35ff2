/**
 * `node bench/half-load.mjs [seconds]` measures how long pages take at half of the site's full rate. 50 connections
 * first ask as fast as they are answered, then at half that rate in even steps. An answer's time counts from the
 * moment at which its request was due, so a site that stalls cannot hide it. All pages come from the page cache.
 */
import { Agent } from 'node:http';
import { percentile } from '../lab/percentile.mjs';
import { waitUntil } from '../lab/wait-until.mjs';
import { mostVisitedPages as paths } from '../tests/support/visitor-pages.ts';
import { ask, browserHeaders, startBuiltSite } from './built-site.mjs';

const seconds = Number(process.argv[2] ?? 30);
const connections = 50;
const most = 100;

const site = await startBuiltSite({ port: 4966 });
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let asked = 0;

async function visit() {
  const { status } = await ask(`${site.url}${paths[asked++ % paths.length]}`, browserHeaders, agent);
  if (status !== 200) throw new Error(`a page answers with ${status}`);
}

/** Returns the answers per second when every connection asks as fast as it can. */
async function fullRate(milliseconds) {
  const until = performance.now() + milliseconds;
  const begun = asked;
  const worker = async () => {
    while (performance.now() < until) await visit();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return ((asked - begun) * 1000) / milliseconds;
}

try {
  await fullRate(3_000);
  const full = await fullRate(5_000);
  const gap = 2_000 / full;
  const times = [];
  const running = new Set();
  const begun = performance.now();
  for (let number = 0; number * gap < seconds * 1000; number += 1) {
    const due = begun + number * gap;
    await waitUntil(due);
    const visiting = visit().then(() => times.push(performance.now() - due));
    running.add(visiting);
    visiting.finally(() => running.delete(visiting));
  }
  await Promise.all(running);
  const at = (share) => percentile(times, share).toFixed(1);
  console.log(`full ${Math.round(full)} a second, half for ${seconds} s: ${times.length} pages`);
  console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (at most ${most}), slowest ${at(0.9999)} ms`);
  process.exitCode = Number(at(0.99)) <= most ? 0 : 1;
} finally {
  agent.destroy();
  await site.stop();
}
