import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf } from '../../../tests/factories/a-document.ts';
import { ensureInstalled } from '../../packages.mjs';
import { engines, ensureEngine, startEngine } from '../browsers/engines.mjs';
import { inviteColleague, password } from '../hostile/colleague.mjs';
import { takeOverPictures } from '../pictures-prepared.mjs';
import { freePort, startSite } from '../site-process.mjs';

/** Those that are named, or all three. */
const chosen = (words) => {
  const named = engines.filter((engine) => words.includes(engine));
  return named.length > 0 ? named : engines;
};

/** What a visitor chooses from their disk. */
function writeFiles(folder) {
  const files = { cv: join(folder, 'my-cv.pdf'), none: join(folder, 'no-document.pdf') };
  writeFileSync(files.cv, aPdf());
  writeFileSync(files.none, 'no document');
  return files;
}

/**
 * What families and staff do on the site, in Chromium, Firefox and WebKit: each journey in each engine, done or what went
 * wrong. Words choose engines ("webkit") and journeys ("lightbox"); `PICTURES=folder` keeps pictures of pages and of
 * failures. Holds where every journey that the engine's driver can walk is done.
 */
export async function prove({ root, words }) {
  await ensureInstalled(join(root, 'scripts/prove/browsers'));
  for (const engine of chosen(words)) await ensureEngine(engine);
  const { journeys, walk } = await import('../browsers/journeys.mjs');
  const { lookAround } = await import('../browsers/look-around.mjs');
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
  const table = {};
  const versions = {};
  try {
    await site.ready;
    const email = await inviteColleague({ root, env, origin });
    const about = { origin, files: writeFiles(dataDir), colleague: { email, password }, pictures };
    for (const engine of chosen(words)) {
      for (const scripts of ['run', 'off']) {
        const mine = asked.filter((journey) => (journey.scripts ?? 'run') === scripts);
        if (mine.length === 0) continue;
        const started = await startEngine(engine, { scripts });
        try {
          for (const journey of mine) {
            const begun = performance.now();
            const said = await walk(started, journey, { ...about, engine });
            table[journey.name] = { ...table[journey.name], [engine]: said };
            console.log(`${engine} · ${journey.name}: ${said} (${Math.round(performance.now() - begun)} ms)`);
          }
          if (pictures && scripts === 'run') await lookAround(started, { origin, engine, pictures });
          versions[engine] = started.version;
        } finally {
          await started.close();
        }
      }
    }
    const said = Object.values(table).flatMap((row) => Object.values(row));
    const done = said.filter((one) => one === 'done').length;
    const notWalked = said.filter((one) => one.startsWith('not walked')).length;
    return { holds: done + notWalked === said.length, versions, done, notWalked, table };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
