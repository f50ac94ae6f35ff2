import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { formCases } from '../../first-touch/form-cases.mjs';
import { galleryCases } from '../../first-touch/gallery-cases.mjs';
import { isSlow, judge } from '../../first-touch/judge.mjs';
import { menuCases } from '../../first-touch/menu-cases.mjs';
import { pageCases } from '../../first-touch/page-cases.mjs';
import { sizes, visit } from '../../first-touch/visit.mjs';
import { sliced } from '../../results/sliced.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const cases = [...formCases, ...galleryCases, ...menuCases, ...pageCases];
/** Milliseconds from a page's load to the visitor's first touch. */
const moments = [200, 1_000, 2_500, 6_000];
const runs = 3;

/**
 * Those of which the words are the case's, its size or its moment ("200"); a case needs a word of each kind that is
 * given.
 */
function chosen(words) {
  const asked = words.filter((word) => !word.startsWith('--'));
  const askedSizes = Object.keys(sizes).filter((size) => asked.includes(size));
  const askedMoments = moments.filter((moment) => asked.includes(String(moment)));
  const names = asked.filter((word) => !(word in sizes) && !moments.includes(Number(word)));
  return cases
    .filter(({ name }) => names.every((word) => name.split(' ').includes(word)))
    .flatMap((one) =>
      Object.keys(sizes)
        .filter((size) => (one.only ?? size) === size && (askedSizes.length === 0 || askedSizes.includes(size)))
        .flatMap((size) =>
          (askedMoments.length > 0 ? askedMoments : moments).map((after) => ({
            name: `${one.name} · ${size} · ${after}`,
            one,
            size,
            after,
          })),
        ),
    );
}

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
  const visits = chosen(words);
  if (visits.length === 0) throw new Error(`No case has all of these words: ${words.join(' ')}.`);
  const isBrief = words.includes('--brief');
  const times = isBrief || words.includes('--once') ? 1 : runs;
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-first-touch-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  takeOverPictures(dataDir);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
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
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
