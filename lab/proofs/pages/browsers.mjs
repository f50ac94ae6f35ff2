import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/setup/packages.mjs';
import { aPdf } from '../../../tests/factories/a-document.ts';
import { engines, ensureEngine } from '../../browsers/engines.mjs';
import { inviteColleague, password } from '../../hostile/colleague.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { takeOverPictures } from '../../visitors/pictures-prepared.mjs';

/** The engines that are named, or all three. */
const chosen = (words) => {
  const named = engines.filter((engine) => words.includes(engine));
  return named.length > 0 ? named : engines;
};

/** Writes the files that a visitor chooses from their disk. */
function writeFiles(folder) {
  const files = { cv: join(folder, 'my-cv.pdf'), none: join(folder, 'no-document.pdf') };
  writeFileSync(files.cv, aPdf());
  writeFileSync(files.none, 'no document');
  return files;
}

/** A line for each journey. */
function tableOf(results) {
  const rows = Object.groupBy(results, ({ journey }) => journey);
  const lines = Object.entries(rows).map(([journey, cells]) => [
    journey,
    cells.map(({ engine, said }) => `${engine}: ${said}`).join(' · '),
  ]);
  return Object.fromEntries(lines);
}

/** The columns of its results. */
export const keyFigures = {
  engines: ({ versions }) =>
    Object.entries(versions)
      .map((each) => each.join(' '))
      .join('; '),
  'journeys done': 'walked',
  'driver hung': 'hung.length',
};

/**
 * What families and staff do on the site, in Chromium, Firefox and WebKit: each journey in each engine, done or what
 * went wrong. Words choose engines ("webkit") and journeys ("lightbox"); `PICTURES=folder` keeps pictures of pages and
 * of failures. Holds where every journey that the engine's driver can walk is done.
 */
export async function prove({ root, words }) {
  await ensureInstalled(join(root, 'lab/browsers'));
  for (const engine of chosen(words)) await ensureEngine(engine);
  const { journeys } = await import('../../browsers/journeys.mjs');
  const { walkAll } = await import('../../browsers/walk-all.mjs');
  const { lookAround } = await import('../../browsers/look-around.mjs');
  const { PICTURES: pictures } = process.env;
  if (pictures) mkdirSync(pictures, { recursive: true });
  const names = words.filter((word) => !engines.includes(word) && !word.startsWith('--'));
  const asked = journeys.filter(({ name }) => names.every((word) => name.includes(word)));
  if (asked.length === 0) throw new Error(`No journey has all of these words: ${names.join(' ')}.`);

  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-browsers-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  takeOverPictures(dataDir);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  const versions = {};
  const results = [];
  try {
    await site.ready;
    const email = await inviteColleague({ root, env, origin });
    const about = { origin, files: writeFiles(dataDir), colleague: { email, password }, pictures };
    for (const engine of chosen(words)) {
      for (const scripts of ['run', 'off']) {
        const mine = asked.filter((journey) => (journey.scripts ?? 'run') === scripts);
        if (mine.length === 0) continue;
        const after = async (started) => {
          if (pictures && scripts === 'run') await lookAround(started, { ...about, engine });
        };
        for await (const { version, ...result } of walkAll(engine, { scripts, journeys: mine, about, after })) {
          versions[engine] = version;
          results.push({ engine, ...result });
          const { journey, said, hung, seconds } = result;
          console.log(`${engine} · ${journey}: ${said}${hung ? `, after ${hung}` : ''} (${seconds} s)`);
        }
      }
    }
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const isGood = ({ said }) => said === 'done' || said.startsWith('not walked');
  return {
    holds: results.every(isGood),
    versions,
    walked: results.filter(({ said }) => said === 'done').length,
    // Journeys that were walked once more because the browser's driver, not the page, gave no answer.
    hung: results.filter(({ hung }) => hung).map(({ engine, journey, hung }) => `${engine} · ${journey}: ${hung}`),
    table: tableOf(results),
  };
}
