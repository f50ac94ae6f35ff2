import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { ensureTestBrowser } from '../../chromium.mjs';
import { formCases } from '../first-touch/form-cases.mjs';
import { galleryCases } from '../first-touch/gallery-cases.mjs';
import { menuCases } from '../first-touch/menu-cases.mjs';
import { pageCases } from '../first-touch/page-cases.mjs';
import { sizes, visit } from '../first-touch/visit.mjs';
import { picturesPrepared, takeOverPictures } from '../pictures-prepared.mjs';
import { freePort, startSite } from '../site-process.mjs';

const cases = [...formCases, ...galleryCases, ...menuCases, ...pageCases];
/** Milliseconds from a page's load to the visitor's first touch. */
const moments = [200, 1_000, 2_500, 6_000];
const runs = 3;
/** Milliseconds from a touch to the next paint, the median of the runs of one case. */
const worstInteraction = 200;

function median(values) {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/** Those of which the words are the case's, its size or its moment ("200"); a case needs a word of each kind that is given. */
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
        .flatMap((size) => (askedMoments.length > 0 ? askedMoments : moments).map((after) => ({ one, size, after }))),
    );
}

/**
 * What a visitor does first, at several moments after the load, on a phone and a desktop with a processor that is four times
 * slower: it is done, lost, or changed into something else. Words choose cases ("forms"), sizes and moments ("200");
 * `--once` visits each once, and `--brief` as well without waiting for the site's pictures. Holds where all is done in
 * every run, and the median interaction to next paint of each case is at most 200 ms.
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
    if (!isBrief) await picturesPrepared(dataDir);
    const results = {};
    for (const { one, size, after } of visits) {
      const all = [];
      for (let run = 0; run < times; run += 1) all.push(await visit(browser, { origin, size, after, one }));
      const failed = all.map(({ said }) => said).filter((said) => said !== 'done');
      const result = {
        said: failed[0] ?? 'done',
        failed: failed.length,
        interaction: median(all.map((each) => each.interaction)),
      };
      const name = `${one.name} · ${size} · ${after}`;
      results[name] = result;
      console.log(`${name}: ${result.said} (${result.interaction ?? '–'} ms)`);
    }
    const found = Object.values(results);
    const count = (kind) => found.filter(({ said }) => said.startsWith(kind)).length;
    const interactions = found.map(({ interaction }) => interaction).filter((value) => value !== null);
    const worst = Math.max(0, ...interactions);
    const slow = Object.keys(results).filter((name) => (results[name].interaction ?? 0) > worstInteraction);
    const wrong = Object.fromEntries(Object.entries(results).filter(([, { said }]) => said !== 'done'));
    const [lost, changed] = [count('lost'), count('changed')];
    return {
      holds: lost === 0 && changed === 0 && slow.length === 0,
      visits: found.length,
      runs: times,
      done: count('done'),
      lost,
      changed,
      interactionMs: { median: median(interactions), worst },
      slow,
      wrong,
    };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
