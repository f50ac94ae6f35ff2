import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzedRequest } from '../../fuzz/fuzzed-request.mjs';
import { sendBytes } from '../../fuzz/send-bytes.mjs';
import { siteSurface } from '../../fuzz/site-surface.mjs';
import { memoryAfterCollection, withCollectionSignal } from '../../servers/memory-after-collection.mjs';
import { residentMemory } from '../../servers/process-tree.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

const usual = 50_000;
const atOnce = 40;
const samples = 40;
/**
 * The mebibytes by which memory may grow from the second quarter of the requests to the last, after garbage collection.
 * `peak` includes garbage.
 */
const mostGrowth = 24;

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the first different errors that the site logged, each cut. */
function errorLines(output) {
  const lines = output.split('\n').filter((line) => /"level":(50|"error")/.test(line));
  return [...new Map(lines.map((line) => [/"stack":"(.{0,300})/.exec(line)?.[1], line.slice(0, 900)])).values()].slice(
    0,
    6,
  );
}

/** The columns of its results. */
export const keyFigures = {
  seed: 'seed',
  requests: 'requests',
  '5xx answers': 'serverErrors',
  crashes: 'crashes',
  'growth (MiB)': 'memoryMiB.growth',
  'growth limit (MiB)': 'memoryMiB.mostGrowth',
};

/**
 * Sends hostile requests by raw socket: paths, queries, headers, bodies, methods, encodings, two requests in one,
 * broken bytes, and well-formed ones that bring names of built-in members to every form, query and address. Words:
 * how many, 50,000 unless told, and `seed=N` to send the requests of an earlier run. Holds if nothing crashed, no response was a 5xx, memory stayed
 * flat and the home page is still served.
 */
export async function prove({ root, words }) {
  const count = Number(words.find((word) => /^\d+$/.test(word))) || usual;
  const seed = Number(words.find((word) => word.startsWith('seed='))?.slice('seed='.length) ?? randomInt(1e9));
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-fuzz-'));
  const port = await freePort();
  // Nothing is counted, so that requests get as far as they can.
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const env = { ...process.env, ...settings, ...withCollectionSignal(root) };
  const site = startSite({ cwd: root, env });
  try {
    await site.ready;
    const server = site.processes().find(({ title }) => /build\/server|server\/boot|scripts\/server/.test(title));
    const origin = `http://127.0.0.1:${port}`;
    const surface = await siteSurface({ root, env, origin });
    const pids = () => site.processes().map(({ pid }) => pid);
    const before = pids();
    const memory = [];
    let peak = 0;
    const statuses = {};
    const failures = [];
    let unanswered = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      let next = Math.floor((sample * count) / samples);
      const last = Math.floor(((sample + 1) * count) / samples);
      const worker = async () => {
        while (next < last) {
          const number = next++;
          // The addresses of the loopback stand for many clients.
          const from = `127.0.0.${2 + (number % 250)}`;
          const request = fuzzedRequest(seed + number, surface);
          const answers = await sendBytes(port, request, from);
          if (answers.length === 0) unanswered += 1;
          for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
          if (answers.some((status) => status >= 500 && status !== 503))
            failures.push({ seed: seed + number, request: request.text.slice(0, 600) });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      if (server) peak = Math.max(peak, residentMemory(server.pid));
      memory.push(server ? await memoryAfterCollection(server.pid) : 0);
      await surface.signInAgain();
      console.log(`${last} requests, ${failures.length} server errors, ${Math.round(memory.at(-1))} MiB`);
    }
    const after = pids();
    const crashes = before.filter((pid) => pid === server?.pid && !after.includes(pid)).length;
    const home = await fetch(`${origin}/`).then(({ status }) => status);
    const quarter = samples / 4;
    const growthMiB = Math.round((mean(memory.slice(-quarter)) - mean(memory.slice(quarter, 2 * quarter))) * 10) / 10;
    return {
      holds: server !== undefined && failures.length === 0 && crashes === 0 && home === 200 && growthMiB <= mostGrowth,
      seed,
      requests: count,
      forms: surface.forms.length,
      answers: statuses,
      unanswered,
      serverErrors: failures.length,
      firstServerErrors: failures.slice(0, 20),
      firstErrors: errorLines(site.output()),
      crashes,
      homeAfterwards: home,
      memoryMiB: {
        first: Math.round(memory[0]),
        last: Math.round(memory.at(-1)),
        peak: Math.round(peak),
        growth: growthMiB,
        mostGrowth,
      },
    };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
  }
}
