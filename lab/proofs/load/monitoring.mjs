import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumPath, ensureChromium } from '../../../commands/setup/chromium.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { makeEvents } from '../../visitors/make-events.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';
import { openPlainPage } from '../../visitors/plain-page.mjs';

const eventsPerSecond = 100;
const mostBusy = 0.05;
const mostGrowthMB = 20;
const wholeMinutes = 10;
const briefMinutes = 0.5;
const tabs = 4;
const perTabMs = 15_000;
const megabyte = 1_000_000;

/** Returns the work of the main thread and the heap after a collection, as the browser itself counts them. */
async function measure(page) {
  await page.send('HeapProfiler.collectGarbage');
  const { metrics } = await page.send('Performance.getMetrics');
  const { usedSize } = await page.send('Runtime.getHeapUsage');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return { taskSeconds: value('TaskDuration'), heapMB: usedSize / megabyte };
}

/** Causes events on an open page, and returns the share of the time that its main thread was busy. */
async function playOn(page, { milliseconds, each }) {
  // Processor time, so that other programs on this machine do not count.
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(`(${makeEvents})(${eventsPerSecond})`);
  await wait(3_000);
  const before = await measure(page);
  const begun = performance.now();
  const eventsBefore = await page.evaluate('eventsMade');
  for (let part = 0; performance.now() - begun < milliseconds; part += 1) {
    await each(part);
    await wait(Math.min(perTabMs, Math.max(0, milliseconds - (performance.now() - begun))));
  }
  const seconds = (performance.now() - begun) / 1000;
  const events = (await page.evaluate('eventsMade')) - eventsBefore;
  const after = await measure(page);
  return {
    seconds: Math.round(seconds),
    eventsPerSecond: Math.round(events / seconds),
    busyPercent: Math.round(((after.taskSeconds - before.taskSeconds) / seconds) * 1000) / 10,
    heapMB: [before.heapMB, after.heapMB].map((size) => Math.round(size * 10) / 10),
  };
}

/** The columns of its results. */
export const keyFigures = {
  'watched (s)': 'watched.seconds',
  'events a second': 'watched.eventsPerSecond',
  'main thread busy (%)': 'watched.busyPercent',
  'events alone (%)': 'eventsAlone.busyPercent',
  'heap growth (MB)': 'watched.growthMB',
};

/**
 * Opens `/monitoring` for ten minutes (`--brief`: half a minute) with a hundred events a second: calls for data,
 * console errors, uncaught errors; each of its tabs is opened. The same events on a page without monitoring are the
 * comparison. Holds at 5 % of the main thread and 20 MB of heap.
 */
export async function prove({ root, words }) {
  await ensureChromium();
  const isBrief = words.includes('--brief');
  const minutes = isBrief ? briefMinutes : wholeMinutes;
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-monitoring-'));
  takeOverPictures(dataDir);
  const port = await freePort();
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
  try {
    await site.ready;
    // Encoding beside the page would slow down what is measured.
    if (!isBrief) await picturesPrepared(dataDir);
    const debuggingPort = await freePort();
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--window-size=1440,900', `--remote-debugging-port=${debuggingPort}`],
    });
    const open = (path) => openPlainPage(debuggingPort, `http://127.0.0.1:${port}${path}`);
    try {
      const other = await open('/people');
      await other.until("location.pathname === '/people' && document.readyState === 'complete'");
      const alone = await playOn(other, { milliseconds: Math.min(minutes, 1) * 60_000, each: async () => {} });
      await other.close();
      const page = await open('/monitoring');
      await page.until("document.querySelector('.mon-figure[data-tone=good]') !== null");
      const watched = await playOn(page, {
        milliseconds: minutes * 60_000,
        each: (part) => page.evaluate(`document.querySelectorAll('[role=tab]')[${part % tabs}].click()`),
      });
      await page.close();
      const [heapBefore, heapAfter] = watched.heapMB;
      const growthMB = Math.round((heapAfter - heapBefore) * 10) / 10;
      const isFast = watched.eventsPerSecond >= eventsPerSecond * 0.95;
      const holds = isFast && watched.busyPercent <= mostBusy * 100 && growthMB <= mostGrowthMB;
      return { holds, watched: { ...watched, growthMB }, eventsAlone: alone };
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
