import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { furtherPages, pagesOfEachKind } from '../../../tests/support/visitor-pages.ts';
import { openAuditor } from '../../lighthouse/auditor.mjs';
import { visitAsOthers } from '../../lighthouse/visit-as-others.mjs';
import { median } from '../../percentile.mjs';
import { sliced } from '../../results/sliced.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const runs = 5;
/** The score that a page must reach. */
const leastPerformance = { '/monitoring': 95 };
const leastOtherwise = 97;
/**
 * The longest waits of a phone in Lighthouse's simulation, and the largest layout shift, of every page but
 * /monitoring.
 */
const bounds = { lcpMs: 1_600, tbtMs: 200, cls: 0.01 };

/** Whether search engines may index the page; otherwise its SEO score means nothing. */
function isIndexed(html) {
  return !/<meta name="robots" content="[^"]*noindex/.test(html);
}

async function auditPage(auditor, { url, runs, throttlingMethod }) {
  const html = await visitAsOthers(url);
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditor.audit(url, throttlingMethod));
  const { failing } = results[0];
  const names = Object.keys(results[0]).filter((name) => name !== 'failing');
  const medians = names.map((name) => [name, Number(median(results.map((result) => result[name])).toFixed(3))]);
  const { performance, ...rest } = Object.fromEntries(medians);
  const judged = ['accessibility', 'best-practices', ...(isIndexed(html) ? ['seo'] : [])];
  const others = judged.every((name) => rest[name] === 100);
  const exception = leastPerformance[new URL(url).pathname];
  const over = exception ? [] : Object.keys(bounds).filter((name) => rest[name] > bounds[name]);
  const all = results.map((result) => result.performance);
  const holds = performance >= (exception ?? leastOtherwise) && others && over.length === 0;
  return { holds, performance, all, ...rest, over, failing };
}

/** Returns one figure of each page that was measured. */
function values(pages, figure) {
  return Object.values(pages).map((page) => page[figure]);
}

/** The columns of its results. */
export const keyFigures = {
  pages: ({ pages }) => (Object.keys(pages).length === 1 ? Object.keys(pages)[0] : Object.keys(pages).length),
  'least performance': ({ pages }) => Math.min(...values(pages, 'performance')),
  'largest paint (ms)': ({ pages }) => Math.round(Math.max(...values(pages, 'lcpMs'))),
  'blocked (ms)': ({ pages }) => Math.round(Math.max(...values(pages, 'tbtMs'))),
  'layout shift': ({ pages }) => Math.max(...values(pages, 'cls')),
  'pages over a bound': ({ pages }) =>
    Object.keys(pages)
      .filter((path) => !pages[path].holds)
      .join('; '),
};

/**
 * Runs Lighthouse as a phone, with medians of five runs, on the site as `npm start` serves it, with the pictures that
 * earlier visitors caused. Words: the paths to look at, "templates" for one page of each kind, "rest" for all others,
 * once each, "/" if none is given; in slices with `--minutes=7`; `--applied` slows processor and network down instead
 * of computing what a slower phone would take. Holds at 97 for performance and 100 for the rest, if the largest paint
 * comes within 1.6 s, the main thread is blocked for 200 ms at most and the layout shifts by 0.01 at most (/monitoring
 * at 95, without these bounds). SEO is not judged if robots are told to keep away. `machine` is Lighthouse's own index
 * of how fast the processor was.
 */
export async function prove({ root, words }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-lighthouse-'));
  const port = await freePort();
  takeOverPictures(dataDir);
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  const places = words.filter((word) => !word.startsWith('--'));
  const throttlingMethod = words.includes('--applied') ? 'devtools' : 'simulate';
  const asked = places.length > 0 ? places : ['/'];
  const audits = asked.flatMap((word) => {
    if (word === 'rest') return furtherPages.map((path) => ({ path, runs: 1 }));
    return (word === 'templates' ? pagesOfEachKind : [word]).map((path) => ({ path, runs }));
  });
  try {
    await site.ready;
    const slices = sliced('lighthouse', { root, words });
    // Nothing is encoded beside the page, as for every visitor but the first of a new site.
    if (!words.includes('--brief')) await picturesPrepared(dataDir);
    const auditor = await openAuditor(root);
    const key = (path) => `${path} ${throttlingMethod}`;
    const missing = audits.filter(({ path }) => !slices.get(key(path)));
    try {
      while (missing.length > 0 && !slices.isOver()) {
        const { path, runs } = missing.shift();
        const url = `http://127.0.0.1:${port}${path}`;
        const page = await auditPage(auditor, { url, runs, throttlingMethod });
        slices.keep(key(path), page);
        console.log(path, JSON.stringify(page));
      }
    } finally {
      await auditor.close();
    }
    const pages = Object.fromEntries(audits.map(({ path }) => [path, slices.get(key(path))]));
    if (missing.length > 0) return { holds: false, throttlingMethod, runs, pages, missing: missing.length };
    slices.forget();
    return { holds: Object.values(pages).every(({ holds }) => holds), throttlingMethod, runs, pages };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
