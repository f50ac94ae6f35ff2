/**
 * This file is imported ahead of the site: it writes down when the main thread was occupied for long at a stretch. A
 * stretch is what the thread computed between two turns of its event loop, so that a busy machine adds nothing.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const everyMs = 5;
const leastMs = 15;
const { STRETCHES_FILE: file } = process.env;

if (file && isMainThread && /build\/server\/index\.js$/.test(process.argv[1] ?? '')) {
  let last = performance.now();
  let used = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    const ms = Math.min(performance.now() - last - everyMs, (user + system) / 1000);
    if (ms >= leastMs) appendFileSync(file, `${Date.now()} ${Math.round(ms)}\n`);
    used = process.threadCpuUsage();
    last = performance.now();
  }, everyMs).unref();
}

/** The environment that a site needs so that its long stretches are written down. */
export function withStretches(root, stretchesFile) {
  return {
    NODE_OPTIONS: `--import=${join(root, 'lab/servers/main-thread-stretches.mjs')}`,
    STRETCHES_FILE: stretchesFile,
  };
}

/** Returns the stretches that ended between two moments, each with the moment and its milliseconds. */
export function stretchesIn(stretchesFile, from, until = Number.POSITIVE_INFINITY) {
  if (!existsSync(stretchesFile)) return [];
  return readFileSync(stretchesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter(([at]) => at >= from && at <= until)
    .map(([at, ms]) => ({ at, ms }));
}
