import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../percentile.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { slowKinds, slowVisitor } from '../../visitors/slow-visitor.mjs';

const connections = 2_000;
const heldSeconds = 60;
const perSecond = 20;
const mostP99 = 300;

/** One visitor among the slow ones: milliseconds to the end of the page, or a failure. */
async function visit(port, path) {
  const begun = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) });
    await answer.text();
    return answer.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The columns of its results. */
export const keyFigures = {
  connections: 'connections',
  'held (s)': 'heldSeconds',
  'visits of others': 'others.visits',
  failed: 'others.failed',
  'p50 (ms)': 'others.p50Ms',
  'p99 (ms)': 'others.p99Ms',
};

/**
 * Holds 2,000 connections open for a minute that say nothing, send a head or a body byte by byte, or do not read; a
 * connection that the site closes is opened again at once. Holds if all other visitors are served, 99 of 100 within
 * 300 ms.
 */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-slow-'));
  const port = await freePort();
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  const end = new AbortController();
  try {
    await site.ready;
    const paths = ['/', '/hotel/the-tivoli', '/locations', '/enquire'];
    for (const path of paths) await visit(port, path);
    const kinds = Object.keys(slowKinds);
    const cuts = Object.fromEntries(kinds.map((kind) => [kind, []]));
    for (let number = 0; number < connections; number += 1) {
      const kind = kinds[number % kinds.length];
      slowVisitor(port, kind, end.signal, (milliseconds) => cuts[kind].push(milliseconds));
      if (number % 50 === 49) await wait(20);
    }
    const times = [];
    const asked = [];
    for (let number = 0; number < heldSeconds * perSecond; number += 1) {
      asked.push(visit(port, paths[number % paths.length]).then((milliseconds) => times.push(milliseconds)));
      await wait(1000 / perSecond);
    }
    await Promise.all(asked);
    const at = (share) => Math.round(percentile(times, share));
    const failed = times.filter((milliseconds) => !Number.isFinite(milliseconds)).length;
    const cut = Object.fromEntries(
      Object.entries(cuts).map(([kind, lived]) => [
        kind,
        { times: lived.length, seconds: Math.round(Math.max(0, ...lived) / 1000) },
      ]),
    );
    return {
      holds: failed === 0 && at(0.99) <= mostP99,
      connections,
      heldSeconds,
      others: { visits: times.length, failed, p50Ms: at(0.5), p99Ms: at(0.99) },
      cut,
    };
  } finally {
    end.abort();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
  }
}
