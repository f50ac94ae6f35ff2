import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { chosenVisits } from '../../first-touch/chosen-visits.mjs';
import { interactionOf } from '../../first-touch/judge.mjs';
import { visit } from '../../first-touch/visit.mjs';
import { inTurns } from '../../in-turns.mjs';
import { median } from '../../percentile.mjs';
import { startTwoReleases } from '../../servers/two-releases.mjs';

const runs = 5;
/** How many times as long as at the earlier commit the next paint may take, and the milliseconds that it may take beyond that. */
const most = { times: 1.1, more: 24 };

/** Makes one first touch on both sites and says how many times as long the next paint takes now. */
async function compare(browser, { one, size, after }, origins) {
  const { earlier, now } = await inTurns(origins, runs, (origin) => visit(browser, { origin, size, after, one }));
  const [earlierMs, nowMs] = [interactionOf(earlier), interactionOf(now)];
  const isDone = now.every(({ said }) => said === 'done');
  // What the browser could not time has no figure, and then nothing is proved.
  if (earlierMs === null || nowMs === null) return { holds: false, isDone, earlierMs, nowMs, ratio: null };
  const holds = isDone && nowMs <= earlierMs * most.times + most.more;
  return { holds, isDone, earlierMs, nowMs, ratio: Number((nowMs / earlierMs).toFixed(2)) };
}

const ratios = ({ cases }) => Object.values(cases).flatMap(({ ratio }) => ratio ?? []);

/** The columns of its results. */
export const keyFigures = {
  'earlier commit': 'earlier',
  words: 'words',
  cases: ({ cases }) => Object.keys(cases).length,
  done: ({ cases }) => Object.values(cases).filter(({ isDone }) => isDone).length,
  'median ratio': (result) => Number(median(ratios(result)).toFixed(2)),
  'worst ratio': (result) => Math.max(...ratios(result)),
};

/**
 * Makes first touches on an earlier commit and on this build in turns, five times each. The words are the earlier commit
 * and those by which `first-touch` chooses its cases, sizes and moments. A machine that other work slows down gives both
 * the same, so that a commit that was measured on a quiet machine says what this one would have there. Holds if all is
 * done, and the next paint takes at most 1.1 times as long as before and 24 ms more, which are three of the steps in which
 * the browser times it. A case takes two minutes.
 */
export async function prove({ root, words: [commit, ...words] }) {
  if (!commit) throw new Error('Say which commit to compare with: npm run prove first-touch-ratio COMMIT WORDS …');
  const visits = chosenVisits(words);
  await ensureTestBrowser();
  const { stop, ...origins } = await startTwoReleases(root, commit, { RATE_LIMIT: 'off' });
  let browser;
  try {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    const cases = {};
    for (const each of visits) {
      cases[each.name] = await compare(browser, each, origins);
      console.log(each.name, JSON.stringify(cases[each.name]));
    }
    const holds = Object.values(cases).every((result) => result.holds);
    return { holds, earlier: commit, words: words.join(' '), runs, cases };
  } finally {
    await browser?.close();
    await stop();
  }
}
