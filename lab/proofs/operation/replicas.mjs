import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  provesLimits,
  provesLiveDesk,
  provesMonitoring,
  provesPageCache,
  provesSessions,
  provesSignOut,
} from '../../replicas/across.mjs';
import { auditFleet } from '../../replicas/audit.mjs';
import { startFleet } from '../../replicas/fleet.mjs';
import { startLoad } from '../../replicas/load.mjs';
import { buildReleases } from '../../replicas/releases.mjs';

const replicas = [0, 1, 2];
/** Milliseconds between two events, so that each is seen by itself. */
const calmMs = 8_000;

/** Checks sessions, limits, desk, page cache and monitoring, each at more than one replica. */
async function acrossReplicas(fleet, root) {
  const sessions = await provesSessions(fleet, root);
  const liveDesk = await provesLiveDesk(fleet, sessions.cookie);
  const { cookie, ...session } = sessions;
  return {
    sessions: session,
    liveDesk,
    signOut: await provesSignOut(fleet, cookie),
    limits: await provesLimits(fleet),
    pageCache: await provesPageCache(fleet),
    monitoring: await provesMonitoring(fleet),
  };
}

/** Kills each replica in turn and starts it again; returns the time of each kill. */
async function killEach(fleet, cwdOf, kills) {
  for (const index of replicas) {
    kills.push(Date.now());
    await fleet.kill(index);
    await wait(calmMs / 2);
    await fleet.start(index, cwdOf());
    await wait(calmMs);
  }
}

/** The columns of its results. */
export const keyFigures = {
  minutes: 'minutes',
  kills: 'kills',
  enquiries: 'enquiries',
  lost: 'lost',
  doubled: 'doubled',
  'failed beyond kills': 'failedBeyond',
  'p50 (ms)': 'milliseconds.p50',
  'p95 (ms)': 'milliseconds.p95',
  'p99 (ms)': 'milliseconds.p99',
};

/**
 * `replicas [2]` runs three replicas under load for two minutes. Each is killed and started in turn again and
 * again, with a rolling release with a migration in between.
 */
export async function prove({ root, words }) {
  const minutes = Number(words.find((word) => /^[\d.]+$/.test(word)) ?? 2);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-release-'));
  const { first, second, newWords } = await buildReleases({ root, folder });
  const fleet = await startFleet({ root: first, deploy: join(root, 'deploy') });
  let load;
  try {
    const across = await acrossReplicas(fleet, first);
    console.log(JSON.stringify(across));
    load = await startLoad({ origin: fleet.origin, visitors: 5, senders: 3, pauseMs: 100 });
    const begun = Date.now();
    const kills = [];
    let cwd = first;
    await wait(calmMs);
    await killEach(fleet, () => cwd, kills);
    const releaseBegun = Date.now();
    const exits = [];
    for (const index of replicas) exits.push(await fleet.release(index, second));
    const releaseSeconds = Math.round((Date.now() - releaseBegun) / 1000);
    cwd = second;
    const shows = await (await fetch(`${fleet.origin}/`)).text();
    do await killEach(fleet, () => cwd, kills);
    while (Date.now() - begun < minutes * 60_000);
    await load.stop();
    const ended = Date.now();
    const found = await auditFleet({ fleet, load, kills, releaseBegun });
    const release = {
      seconds: releaseSeconds,
      exits,
      newWords: shows.includes(newWords),
      oldFiles: load.oldAssets().length,
    };
    const holds =
      Object.values(across).every((part) => part.holds) &&
      found.holds &&
      release.newWords &&
      release.oldFiles > 5 &&
      exits.every((code) => code === 0);
    return {
      ...found,
      holds,
      minutes: Math.round((ended - begun) / 6_000) / 10,
      kills: kills.length,
      release,
      across,
    };
  } finally {
    await load?.stop();
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
