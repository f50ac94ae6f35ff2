import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startStandby } from '../../replicas/standby.mjs';
import { startDebianPostgres } from '../../servers/debian-postgres.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

const page = '/hotel/tivoli-bijwasan';
const limit = 5_000;

/** An idle backend of PostgreSQL may report its reads ten seconds late. */
const statisticsMs = 12_000;

/** Returns the scans of the table of hotels so far, on either server. */
async function scans(client) {
  const { rows } = await client.query(
    "select seq_scan + coalesce(idx_scan, 0) as times from pg_stat_user_tables where relname = 'hotels'",
  );
  return Number(rows[0].times);
}

/** Returns the milliseconds until it is true, or null after the limit. */
async function until(isTrue, most = limit) {
  const begun = performance.now();
  while (performance.now() - begun < most) {
    if (await isTrue()) return Math.round(performance.now() - begun);
    await wait(50);
  }
  return null;
}

/** The columns of its results. */
export const keyFigures = {
  'reads on the replica': 'readsOnReplica',
  'shown while lagging (ms)': 'shownWhileLaggingMs',
  'still shown': 'stillShown',
  'reads after catching up': 'readsAfterCatchingUp',
  'live without the replica': 'liveWithoutReplica',
  'shown without it (ms)': 'shownWithoutReplicaMs',
};

/**
 * Pages are read from a streaming replica. A change is seen at once while the replica lags, and a replica that dies
 * costs no page.
 */
export async function prove({ root }) {
  const primary = await startDebianPostgres();
  const owner = new pg.Client(primary.url);
  await owner.connect();
  const password = randomUUID();
  await owner.query(`create role tivoli_site login password '${password}'`);
  const standby = await startStandby(primary);
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-read-replica-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const replica = Object.assign(new URL(primary.url), { port: standby.port, username: 'tivoli_site', password }).href;
  const env = {
    ...process.env,
    DATABASE_URL: primary.url,
    CATALOGUE_DATABASE_URL: replica,
    PORT: port,
    DATA_DIR: dataDir,
  };
  const site = startSite({ cwd: root, env: { ...env, PORT: String(port) } });
  let isStopped = false;
  try {
    await site.ready;
    const visit = async (path = `${page}?at=${randomUUID()}`) => {
      const answer = await fetch(origin + path);
      return { text: await answer.text(), live: answer.ok && answer.headers.get('x-content-source') === null };
    };
    const change = async (words) =>
      owner.query('update hotels set description = $1 where slug = $2', [words, page.slice(7)]);
    const shows = (words) => until(async () => (await visit(page)).text.includes(words));
    // Searches are not cached, so each is a read.
    const search = () => visit(`/search?q=${randomUUID().slice(0, 6)}`);
    /** Counts how many of ten searches the replica answered. */
    const readsOnReplicaOfTen = async () => {
      const before = await scans(standby.client);
      for (let times = 0; times < 10; times += 1) await search();
      let reads = 0;
      await until(async () => {
        reads = (await scans(standby.client)) - before;
        return reads >= 10;
      }, statisticsMs);
      return reads;
    };
    await wait(2_000);
    const readsOnReplica = await readsOnReplicaOfTen();

    await standby.client.query('select pg_wal_replay_pause()');
    const lagging = `Seen although the replica lags ${randomUUID()}`;
    await change(lagging);
    const shownWhileLaggingMs = await shows(lagging);
    await wait(17_000);
    const stillShown = (await visit(page)).text.includes(lagging);
    await standby.client.query('select pg_wal_replay_resume()');
    await wait(1_500);
    const readsAfterCatchingUp = await readsOnReplicaOfTen();

    await standby.stop();
    isStopped = true;
    let liveWithoutReplica = 0;
    for (let times = 0; times < 10; times += 1) if ((await search()).live) liveWithoutReplica += 1;
    const later = `Seen without a replica ${randomUUID()}`;
    await change(later);
    const shownWithoutReplicaMs = await shows(later);
    const { end } = await site.stop();
    return {
      holds:
        // On a busy machine a search or two may go to the main database, when the replica does not answer in time.
        readsOnReplica >= 8 &&
        shownWhileLaggingMs !== null &&
        stillShown &&
        readsAfterCatchingUp >= 8 &&
        liveWithoutReplica === 10 &&
        shownWithoutReplicaMs !== null &&
        end === 0,
      readsOnReplica,
      shownWhileLaggingMs,
      stillShown,
      readsAfterCatchingUp,
      liveWithoutReplica,
      shownWithoutReplicaMs,
    };
  } finally {
    await owner.end().catch(() => {});
    if (!isStopped) await standby.stop();
    await primary.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
