import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeRights } from '../../hostile/compose-rights.mjs';
import { disguisedDocuments } from '../../hostile/disguised-documents.mjs';
import { forgedArchive } from '../../hostile/forged-archive.mjs';
import { guessedPasswords } from '../../hostile/guessed-passwords.mjs';
import { hotelWifiVisits } from '../../hostile/hotel-wifi.mjs';
import { idleConnections } from '../../hostile/idle-connections.mjs';
import { inventedPages } from '../../hostile/invented-pages.mjs';
import { lockedOutColleague } from '../../hostile/locked-out-colleague.mjs';
import { longAddresses } from '../../hostile/long-addresses.mjs';
import { oddPictures } from '../../hostile/odd-pictures.mjs';
import { publicLogs } from '../../hostile/public-logs.mjs';
import { unfinishedUploads } from '../../hostile/unfinished-uploads.mjs';
import { untrustedProxy } from '../../hostile/untrusted-proxy.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

/** The command line names a case by its number, from 1 on. */
const cases = [
  unfinishedUploads,
  longAddresses,
  disguisedDocuments,
  oddPictures,
  idleConnections,
  lockedOutColleague,
  guessedPasswords,
  forgedArchive,
  composeRights,
  publicLogs,
  untrustedProxy,
  inventedPages,
  hotelWifiVisits,
];

/** Runs one case against a site of its own, over a new data folder. */
async function playAlone(root, { env: wanted = {}, play }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-hostile-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...wanted };
  const site = startSite({ cwd: root, env });
  let isReady = false;
  try {
    await site.ready;
    isReady = true;
    return await play({ root, env, dataDir, folder, origin: `http://127.0.0.1:${port}`, output: site.output });
  } catch (error) {
    return { holds: false, error: error.message };
  } finally {
    if (isReady) await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
  }
}

/** The columns of its results. */
export const keyFigures = {
  cases: ({ cases }) => Object.keys(cases).length,
  'cases that hold': ({ cases }) => Object.values(cases).filter(({ holds }) => holds).length,
  'cases that do not': ({ cases }) =>
    Object.values(cases)
      .filter(({ holds }) => !holds)
      .map(({ title }) => title)
      .join('; '),
};

/**
 * Attacks as one hostile client, each case from 127.0.0.2 against a site of its own while visitors come from
 * 127.0.0.3; the last case is fifty ordinary people behind one address. `npm run prove hostile 2 5` runs those two
 * cases.
 */
export async function prove({ root, words }) {
  const chosen = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const results = {};
  for (const [index, one] of cases.entries()) {
    const number = index + 1;
    if (chosen.length > 0 && !chosen.includes(number)) continue;
    const result = await playAlone(root, one);
    console.log(`${result.holds ? 'ok  ' : 'FAIL'}  ${number}: ${one.title} ${JSON.stringify(result)}`);
    // The machine's load explains slow times.
    results[number] = { title: one.title, ...result, load: Math.round(loadavg()[0] * 10) / 10 };
  }
  return { holds: Object.values(results).every(({ holds }) => holds), cases: results };
}
