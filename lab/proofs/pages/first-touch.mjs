import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { chosenVisits } from '../../first-touch/chosen-visits.mjs';
import { isSlow, judge } from '../../first-touch/judge.mjs';
import { visit } from '../../first-touch/visit.mjs';
import { sliced } from '../../results/sliced.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const runs = 3;

/**
 * Does those of the visits that earlier slices have not done, one at a time: a second visitor's slow processor would take
 * the core that paints for the first. Returns how many are left when the slice is over.
 */
async function doVisits(visits, { doVisit, slices, times }) {
  const done = (name) => slices.get(name) ?? [];
  const missing = visits.flatMap((each) => Array(Math.max(0, times - done(each.name).length)).fill(each));
  while (missing.length > 0 && !slices.isOver()) {
    const each = missing.shift();
    const result = await doVisit(each);
    slices.keep(each.name, [...done(each.name), result]);
    console.log(`${each.name}: ${result.said} (${result.interaction ?? '–'} ms)`);
  }
  return missing.length;
}

/** The columns of its results. */
export const keyFigures = {
  runs: 'runs',
  cases: 'cases',
  done: 'done',
  lost: 'lost',
  changed: 'changed',
  'interaction median (ms)': 'interactionMs.median',
  'worst (ms)': 'interactionMs.worst',
  'slow cases': ({ slow }) => Object.keys(slow).length,
};

/**
 * What a visitor does first, at several moments after the load, on a phone and a desktop with a processor that is four
 * times slower: it is done, lost, or changed into something else. Words choose cases ("forms"), sizes and moments
 * ("200"); `--once` visits each once, the slow ones three times; `--brief` does the same without waiting for the site's
 * pictures. It takes two hours, or 40 minutes with `--once`, in slices with `--minutes=7`, on a machine that does nothing
 * else. Holds where all is done in every run, and the median interaction to next paint of each case is at most 200 ms.
 */
export async function prove({ root, words }) {
  await ensureTestBrowser();
  const visits = chosenVisits(words);
  const isBrief = words.includes('--brief');
  const times = isBrief || words.includes('--once') ? 1 : runs;
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-first-touch-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  takeOverPictures(dataDir);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  let browser;
  try {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    await site.ready;
    const slices = sliced('first-touch', { root, words });
    if (!isBrief) await picturesPrepared(dataDir);
    const doVisit = ({ one, size, after }) => visit(browser, { origin, size, after, one });
    const seen = (name) => slices.get(name) ?? [];
    let missing = await doVisits(visits, { doVisit, slices, times });
    // What is slow in its only visit is visited again: its median is judged.
    const slow = visits.filter(({ name }) => isSlow(seen(name)));
    if (missing === 0) missing = await doVisits(slow, { doVisit, slices, times: runs });
    const judged = { runs: times, ...judge(Object.fromEntries(visits.map(({ name }) => [name, seen(name)]))) };
    if (missing > 0) return { ...judged, holds: false, missing };
    slices.forget();
    return judged;
  } finally {
    await browser?.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
