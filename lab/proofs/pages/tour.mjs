import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { median } from '../../percentile.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const houses = ['tivoli-royal-palace', 'the-tivoli'];
const runs = 5;
/**
 * The longest waits from the navigation, in milliseconds: until the still of the first place is painted, and until it is seen
 * all around; and the most bytes of the tour until then.
 */
const bounds = { still: 2_500, around: 6_000, bytes: 400 * 1024 };

/** What Lighthouse applies as "slow 4G": a round trip in milliseconds, and bytes a second in each direction. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Pages and panoramas are drawn by one process, as on a phone; without a graphics processor it computes WebGL itself. */
const withWebGL = [
  ...chromiumArguments.filter((argument) => argument !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Runs in the page. Returns the milliseconds from the navigation until the still and the panorama are painted. */
function waitForFirstPlace() {
  return new Promise((resolve) => {
    let still;
    new PerformanceObserver((list) => {
      still = list.getEntries().findLast(({ element }) => element?.closest('.walk-still'))?.startTime ?? still;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = () => {
      const isShown = document.querySelector('.panorama-stage')?.dataset.shown;
      requestAnimationFrame(isShown ? () => setTimeout(() => resolve({ still, around: performance.now() })) : look);
    };
    look();
  });
}

async function openTour(browser, address, pictures) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requested = new Map();
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => requested.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = new URL(requested.get(requestId)).pathname.split('/').at(-1);
    if (file.startsWith('panorama') || pictures.some((name) => file.startsWith(name))) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  const { still, around } = await page.evaluate(waitForFirstPlace);
  await context.close();
  return { still: Math.round(still), around: Math.round(around), bytes };
}

const ofEach =
  (value) =>
  ({ tours }) =>
    Object.values(tours).map(value);

/** The columns of its results. */
export const keyFigures = {
  'still (ms)': (result) => ofEach(({ still }) => still)(result).join(', '),
  'all around (ms)': (result) => ofEach(({ around }) => around)(result).join(', '),
  'worst (ms)': (result) => Math.max(...ofEach(({ all }) => all)(result).flat()),
  'bytes of the tour': (result) => Math.max(...ofEach(({ bytes }) => bytes)(result)),
};

/**
 * Opens the tours in panoramas as a phone on slow 4G, five times each. It holds if in the median the still of the first place
 * is painted within 2.5 s and the place is seen all around within 6 s, with at most 400 KB.
 */
export async function prove({ root }) {
  await ensureTestBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-tour-'));
  const pictures = readdirSync(join(root, 'content/tours/panoramas')).map((file) => file.replace(/\.avif$/, ''));
  const port = await freePort();
  takeOverPictures(folder);
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: folder } });
  let browser;
  try {
    await site.ready;
    // Nothing is encoded beside the page, as for every visitor but the first of a new site.
    await picturesPrepared(folder);
    browser = await chromium.launch({ executablePath: chromiumPath(), args: withWebGL });
    const tours = {};
    for (const house of houses) {
      const visits = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await openTour(browser, `http://127.0.0.1:${port}/hotel/${house}/tour`, pictures));
      tours[house] = {
        still: median(visits.map(({ still }) => still)),
        around: median(visits.map(({ around }) => around)),
        all: visits.map(({ around }) => around),
        bytes: Math.max(...visits.map((visit) => visit.bytes)),
      };
    }
    const holds = Object.values(tours).every(
      ({ still, around, bytes }) => still <= bounds.still && around <= bounds.around && bytes <= bounds.bytes,
    );
    return { holds, tours };
  } finally {
    await browser?.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
