import { inTurns } from '../../in-turns.mjs';
import { openAuditor } from '../../lighthouse/auditor.mjs';
import { visitAsOthers } from '../../lighthouse/visit-as-others.mjs';
import { median } from '../../percentile.mjs';
import { startTwoReleases } from '../../servers/two-releases.mjs';

const runs = 5;
const usualPages = ['/', '/hotel/the-tivoli', '/hi', '/hi/hotel/the-tivoli'];
/** How many times as long as at the earlier commit a page may take, and the milliseconds that it may take beyond that. */
const most = { lcpMs: { times: 1.05, more: 0 }, tbtMs: { times: 1.15, more: 30 } };

/** Runs Lighthouse on one page of both sites and says how many times as long it takes now. */
async function compare(auditor, { path, ...origins }) {
  for (const origin of Object.values(origins)) await visitAsOthers(`${origin}${path}`);
  const results = await inTurns(origins, runs, (origin) => auditor.audit(`${origin}${path}`));
  const middle = (name, figure) => Math.round(median(results[name].map((result) => result[figure])));
  const figures = (name) =>
    Object.fromEntries(['performance', 'lcpMs', 'tbtMs'].map((figure) => [figure, middle(name, figure)]));
  const [before, after] = [figures('earlier'), figures('now')];
  const ratio = (figure) => Number((after[figure] / Math.max(before[figure], 1)).toFixed(2));
  const ratios = { lcpMs: ratio('lcpMs'), tbtMs: ratio('tbtMs') };
  const holds = Object.entries(most).every(
    ([figure, { times, more }]) => after[figure] <= before[figure] * times + more,
  );
  return { holds, earlier: before, now: after, ratios };
}

const worst =
  (figure) =>
  ({ pages }) =>
    Math.max(...Object.values(pages).map(({ ratios }) => ratios[figure]));

/** The columns of its results. */
export const keyFigures = {
  'earlier commit': 'earlier',
  pages: ({ pages }) => Object.keys(pages).join(' '),
  'largest paint, worst ratio': worst('lcpMs'),
  'blocked, worst ratio': worst('tbtMs'),
};

/**
 * Runs Lighthouse as a phone on an earlier commit and on this build in turns, with medians of five runs each. The words
 * are the earlier commit and the paths to look at. A machine that other work slows down gives both the same, so that a
 * commit that was measured on a quiet machine says what this one would have there. Holds if the largest paint takes at
 * most 1.05 times as long as before, and the main thread is blocked at most 1.15 times as long and 30 ms more. It takes 15
 * minutes.
 */
export async function prove({ root, words }) {
  const [commit, ...paths] = words;
  if (!commit) throw new Error('Say which commit to compare with: npm run prove lighthouse-ratio COMMIT PATH …');
  const { earlier, now, stop } = await startTwoReleases(root, commit);
  try {
    const auditor = await openAuditor(root);
    const pages = {};
    try {
      for (const path of paths.length > 0 ? paths : usualPages) {
        pages[path] = await compare(auditor, { path, earlier, now });
        console.log(path, JSON.stringify(pages[path]));
      }
    } finally {
      await auditor.close();
    }
    return { holds: Object.values(pages).every(({ holds }) => holds), earlier: commit, runs, pages };
  } finally {
    await stop();
  }
}
