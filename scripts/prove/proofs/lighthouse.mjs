import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath, ensureChromium } from '../../chromium.mjs';
import { freePort, startSite } from '../site-process.mjs';

const runs = 5;
const leastPerformance = 98;
const figures = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** The middle of an odd number of figures. */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const measured = Object.entries(figures).map(([name, id]) => [name, lhr.audits[id].numericValue]);
  const failing = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { ...Object.fromEntries([...scores, ...measured]), failing };
}

async function auditPage(url, port) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(url, port));
  const { failing } = results[0];
  const names = Object.keys(results[0]).filter((name) => name !== 'failing');
  const medians = names.map((name) => [name, Number(median(results.map((result) => result[name])).toFixed(3))]);
  const { performance, ...rest } = Object.fromEntries(medians);
  const others = ['accessibility', 'best-practices', 'seo'].every((name) => rest[name] === 100);
  return { holds: performance >= leastPerformance && others, performance, ...rest, failing };
}

/**
 * Lighthouse as a phone, medians of five runs, of the site as `npm start` serves it. Words: the paths to look at,
 * "/" where none is given. Holds at 98 for performance and 100 for the rest.
 */
export async function prove({ root, words }) {
  ensureChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-lighthouse-'));
  const port = await freePort();
  const debuggingPort = await freePort();
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  const paths = words.length > 0 ? words : ['/'];
  try {
    await site.ready;
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--remote-debugging-port=${debuggingPort}`,
      ],
    });
    const pages = {};
    try {
      for (const path of paths) pages[path] = await auditPage(`http://127.0.0.1:${port}${path}`, debuggingPort);
    } finally {
      await browser.close();
    }
    return { holds: Object.values(pages).every(({ holds }) => holds), runs, pages };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
