import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyPlays } from '../../hostile/bodies.mjs';
import { disguisedDocuments } from '../../hostile/disguised-documents.mjs';
import { floodPlays } from '../../hostile/floods.mjs';
import { forgedArchive } from '../../hostile/forged-archive.mjs';
import { guessedPasswords } from '../../hostile/guessed-passwords.mjs';
import { heldBackBytes } from '../../hostile/held-back-bytes.mjs';
import { hotelWifiVisits } from '../../hostile/hotel-wifi.mjs';
import { idleConnections } from '../../hostile/idle-connections.mjs';
import { lockedOutColleague } from '../../hostile/locked-out-colleague.mjs';
import { mistakenPerson } from '../../hostile/mistaken-person.mjs';
import { oddPictures } from '../../hostile/odd-pictures.mjs';
import { publicLogs } from '../../hostile/public-logs.mjs';
import { sharedWorkPlays } from '../../hostile/shared-work.mjs';
import { oneMailbox, silencedVictim } from '../../hostile/silenced.mjs';
import { unfinishedUploads } from '../../hostile/unfinished-uploads.mjs';
import { untrustedProxy } from '../../hostile/untrusted-proxy.mjs';
import { withVisitors } from '../../hostile/visitors.mjs';
import { sliced } from '../../results/sliced.mjs';
import { stretchesIn, withStretches } from '../../servers/main-thread-stretches.mjs';
import { peakMemory } from '../../servers/process-tree.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

const plays = [
  ...bodyPlays,
  ...floodPlays,
  heldBackBytes,
  silencedVictim,
  mistakenPerson,
  oneMailbox,
  ...sharedWorkPlays,
  unfinishedUploads,
  disguisedDocuments,
  oddPictures,
  idleConnections,
  lockedOutColleague,
  guessedPasswords,
  forgedArchive,
  publicLogs,
  untrustedProxy,
  hotelWifiVisits,
];

/** The longest stretch for which one request of a stranger occupies the main thread; a play of a colleague has its own. */
const mostMs = 50;
const mostMemoryMb = 400;

/** Runs one play against a site of its own, over a new data folder, beside visitors. */
async function playAlone(root, { env: wanted = {}, mostStretchMs = mostMs, play, alone }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-hostile-'));
  const dataDir = join(folder, 'data');
  const stretchesFile = join(folder, 'stretches');
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...withStretches(root, stretchesFile),
    ...wanted,
  };
  const site = startSite({ cwd: root, env });
  let isReady = false;
  try {
    await site.ready;
    isReady = true;
    const origin = `http://127.0.0.1:${port}`;
    const { pid } = site.processes().find(({ title }) => /build\/server\/index\.js/.test(title) && !/^npm/.test(title));
    const parts = { root, env, dataDir, folder, origin, stretchesFile, mostStretchMs, output: site.output };
    const begun = Date.now();
    const { isServed, home, hotel, attack } = await withVisitors(origin, () => play(parts));
    // Of many requests at once, some share a stretch; what one costs is judged alone.
    const longestStretchMs = Math.max(0, ...stretchesIn(stretchesFile, begun).map(({ ms }) => ms));
    const single = await alone?.(parts, attack);
    const memoryMb = Math.round(peakMemory(pid));
    const { holds, suspects, headers: _, ...figures } = attack;
    return {
      ...figures,
      ...(suspects && { suspects: suspects.length }),
      holds: holds && isServed && memoryMb <= mostMemoryMb && (single?.holds ?? true),
      ...(single && { single }),
      home,
      hotel,
      longestStretchMs,
      memoryMb,
    };
  } catch (error) {
    return { holds: false, error: error.message };
  } finally {
    if (isReady) await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
  }
}

const allOf = ({ plays: played }) => Object.values(played);

/** The columns of its results. */
export const keyFigures = {
  plays: (result) => allOf(result).length,
  'plays that hold': (result) => allOf(result).filter(({ holds }) => holds).length,
  'slowest home p50 and p95 (ms)': (result) =>
    ['p50Ms', 'p95Ms'].map((share) => Math.max(...allOf(result).map(({ home }) => home[share]))).join(' / '),
  'longest stretch of one request (ms)': (result) =>
    Math.max(...allOf(result).map(({ single }) => single?.longestMs ?? 0)),
  'most memory (MB)': (result) => Math.max(...allOf(result).map(({ memoryMb }) => memoryMb)),
  'plays that do not': ({ plays: played }) =>
    Object.keys(played)
      .filter((name) => !played[name].holds)
      .join(', '),
};

/**
 * Attacks as one hostile client, each play from 127.0.0.2 against a site of its own while visitors open the home page
 * from 127.0.0.3. `npm run prove hostile play=slashes play=assets` runs those two; `--minutes=9` stops the proof, and
 * the same words go on with it.
 */
export async function prove({ root, words }) {
  const chosen = words.filter((word) => word.startsWith('play=')).map((word) => word.slice('play='.length));
  const unknown = chosen.filter((name) => plays.every((play) => play.name !== name));
  if (unknown.length > 0)
    throw new Error(`There is no play ${unknown}; there are ${plays.map(({ name }) => name).join(', ')}.`);
  const slices = sliced('hostile', { root, words });
  const results = {};
  const missing = plays.map(({ name }) => name);
  for (const one of plays) {
    if (chosen.length > 0 ? !chosen.includes(one.name) : slices.isOver() && !slices.get(one.name)) continue;
    const result = (chosen.length === 0 && slices.get(one.name)) || (await playAlone(root, one));
    console.log(`${result.holds ? 'ok  ' : 'FAIL'}  ${one.name}: ${JSON.stringify(result)}`);
    // The machine's load explains slow times.
    results[one.name] = { title: one.title, load: Math.round(loadavg()[0] * 10) / 10, ...result };
    slices.keep(one.name, results[one.name]);
    missing.splice(missing.indexOf(one.name), 1);
  }
  if (missing.length === 0) slices.forget();
  const holds = Object.values(results).every((result) => result.holds);
  return { holds, plays: results, ...(missing.length > 0 && { missing }) };
}
