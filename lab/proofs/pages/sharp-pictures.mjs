import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { chromiumArguments, chromiumPath } from '../../../tests/browser/chromium.ts';
import { listedIn } from '../../../tests/browser/crawl.ts';
import { unknownPage } from '../../../tests/support/visitor-pages.ts';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { picturesPrepared, takeOverPictures } from '../../visitors/pictures-prepared.mjs';

/**
 * The screens, each with the least pixels of a file that it may show on one point (CSS pixel). A phone with three pixels a
 * point gets pictures for two of them, because the third is not seen and costs twice the bytes. The widths that pages
 * offer are steps, so that a place between two of them has a little less.
 */
const screens = [
  { least: 1.8, size: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 } },
  { least: 0.98, size: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } },
];

/**
 * Runs in the page. Fetches all its pictures, and returns for each how many pixels of the file that the browser has chosen
 * are shown on one point (CSS pixel).
 */
async function pixelsPerPoint() {
  for (const picture of document.querySelectorAll('.picture[data-lazy]')) picture.dataset.near = '';
  const isPicture = ({ currentSrc }) => !/^data:|\.svg$/.test(currentSrc);
  const shown = [...document.querySelectorAll('img')].filter((image) => image.getBoundingClientRect().width > 1);
  const found = [];
  for (const image of shown) {
    image.scrollIntoView({ behavior: 'instant' });
    image.loading = 'eager';
    await image.decode().catch(() => {});
    if (!isPicture(image)) continue;
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const across = file.naturalWidth / width;
    const down = file.naturalHeight / height;
    const isWhole = getComputedStyle(image).objectFit === 'contain';
    const pixels = isWhole ? Math.max(across, down) : Math.min(across, down);
    found.push({ address: image.currentSrc.replace(location.origin, ''), width, file: file.naturalWidth, pixels });
  }
  return found;
}

async function lookAt(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(pixelsPerPoint);
}

/** The columns of its results. */
export const keyFigures = {
  pages: 'pages',
  pictures: 'pictures',
  'too small': ({ small }) => Object.keys(small).length,
};

/**
 * Opens every page of the sitemap in English on a phone with three pixels a point and on a desktop with one, and compares
 * each picture with its place. It holds if each has a pixel for a point on the desktop and about two on the phone. It takes
 * ten minutes; with `PREPARED_PICTURES`, the data folder of a site that has made its pictures, two.
 */
export async function prove({ root }) {
  await ensureTestBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-sharp-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  takeOverPictures(folder);
  const site = startSite({
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: folder },
  });
  let browser;
  try {
    await site.ready;
    await picturesPrepared(folder);
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    const listed = (await listedIn(origin)).map((address) => new URL(address).pathname);
    const paths = [...listed.filter((path) => !/^\/hi\b/.test(path)), unknownPage];
    const small = {};
    let pictures = 0;
    for (const { least, size } of screens) {
      const page = await browser.newPage(size);
      for (const path of paths) {
        const shown = await lookAt(page, origin + path);
        pictures += shown.length;
        for (const { address, width, file, pixels } of shown.filter((one) => one.pixels < least))
          small[`${path} ${size.viewport.width} ${address}`] =
            `${Math.round(width)} points, ${file} pixels, ${pixels.toFixed(2)}`;
      }
      await page.close();
    }
    return { holds: pictures > 0 && Object.keys(small).length === 0, pages: paths.length, pictures, small };
  } finally {
    await browser?.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
