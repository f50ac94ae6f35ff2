import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { median } from '../../percentile.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

const houses = ['tivoli-royal-palace', 'the-tivoli'];
const runs = 5;
/** The longest wait from the press to the first place, in milliseconds, and the most bytes that it may take. */
const bounds = { milliseconds: 2_500, bytes: 900 * 1024 };

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
/** Milliseconds for which the page is left alone before the press. */
const untouched = 3_000;

/** Runs in the page. Presses "Step inside" and returns the milliseconds until the first place is painted. */
function pressAndWait() {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => /Step inside/.test(textContent));
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      const isShown = document.querySelector('.panorama-stage')?.dataset.shown;
      requestAnimationFrame(isShown ? () => setTimeout(() => resolve(performance.now() - begun)) : look);
    };
    button.click();
    look();
  });
}

/** Whether a file belongs to the panoramas: their script, their style or one of their pictures. */
function isOfPanoramas(address, pictures) {
  const file = new URL(address).pathname.split('/').at(-1);
  return /^panorama/.test(file) || pictures.some((name) => file.startsWith(name));
}

async function stepInside(browser, address, pictures) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requested = [];
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => requested.push(request.url));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await wait(untouched);
  const early = requested.filter((url) => isOfPanoramas(url, pictures));
  bytes = 0;
  await session.send('Network.emulateNetworkConditions', slow4G);
  const milliseconds = Math.round(await page.evaluate(pressAndWait));
  const late = requested.filter((url) => isOfPanoramas(url, pictures)).length - early.length;
  await context.close();
  return { milliseconds, bytes, early: early.length, late };
}

/** The columns of its results. */
export const keyFigures = {
  'first place (ms)': ({ tours }) =>
    Object.values(tours)
      .map(({ milliseconds }) => milliseconds)
      .join(', '),
  'worst (ms)': ({ tours }) => Math.max(...Object.values(tours).flatMap(({ all }) => all)),
  'bytes after the press': ({ tours }) => Math.max(...Object.values(tours).map(({ bytes }) => bytes)),
  'requests before it': ({ tours }) => Object.values(tours).reduce((sum, { early }) => sum + early, 0),
};

/**
 * Steps inside the tours in panoramas as a phone on slow 4G, five times each. It holds if the first place is shown within
 * 2.5 s in the median, with at most 900 KB, and nothing of the panoramas was asked for before the press.
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
      const steps = [];
      for (let run = 0; run < runs; run += 1)
        steps.push(await stepInside(browser, `http://127.0.0.1:${port}/hotel/${house}/tour`, pictures));
      const all = steps.map(({ milliseconds }) => milliseconds);
      const bytes = Math.max(...steps.map((step) => step.bytes));
      const early = steps.reduce((sum, step) => sum + step.early, 0);
      tours[house] = { milliseconds: median(all), all, bytes, early, late: steps.at(-1).late };
    }
    const holds = Object.values(tours).every(
      ({ milliseconds, bytes, early, late }) =>
        milliseconds <= bounds.milliseconds && bytes <= bounds.bytes && early === 0 && late > 0,
    );
    return { holds, tours };
  } finally {
    await browser?.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
