import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import { properties } from '#content/properties.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const sheets = properties.flatMap(({ slug, name, spaces }) =>
  ['', '/hi'].map((language) => ({
    name: `${name}${language && ' in Hindi'}`,
    path: `${language}/hotel/${slug}/fact-sheet`,
    hasFloors: spaces.some(({ areaSqFt }) => areaSqFt),
  })),
);
/** An A4 page of 297 mm between margins of 14 mm, in CSS pixels. */
const printable = { width: Math.round((182 / 25.4) * 96), height: Math.round((269 / 25.4) * 96) };

/** The fullest sheet, one in Hindi, and one without floors. */
const printed = [
  '/hotel/the-tivoli/fact-sheet',
  '/hi/hotel/tivoli-lotus-court/fact-sheet',
  '/hotel/wedcation-by-tivoli-ambala/fact-sheet',
];

test('no page sends an amount behind "Contact for rates", nor a room that its list leaves out', async () => {
  const paths = ['/hotel/the-tivoli', '/hotel/the-tivoli/fact-sheet', '/compare?a=the-tivoli'];
  for (const path of [...paths, ...paths.map((path) => path.replace(/\?|$/, (end) => `.data${end}`))]) {
    const sent = await (await fetch(site.url + path)).text();
    expect(sent, path).toContain('Contact for rates');
    expect(sent, path).not.toMatch(/45,?000|\b25,?000/);
  }
  const sheet = await (await fetch(`${site.url}/hotel/wedcation-by-tivoli-ambala/fact-sheet.data`)).text();
  expect(sheet).toContain('Club Room');
  expect(sheet).not.toContain('Family Room"');
});

test.each(printed)('%s is printed as exactly one page of A4, with its picture', async (path) => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto(path);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  const poster = page.locator('.house-sheet-poster .picture-image');
  expect(await poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});

test.each(sheets)('the sheet of $name fits on one page of A4 and cuts nothing off', async ({ path, hasFloors }) => {
  const page = await site.visitor({ viewport: printable, javaScriptEnabled: false });
  await page.route('**/storage/**', (route) => route.abort());
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.house-sheet');
  const layout = await sheet.evaluate((whole) => {
    const mm = (pixels: number) => (pixels / 96) * 25.4;
    const box = (part: string) => whole.querySelector(part)?.getBoundingClientRect();
    return {
      isCutOff: whole.scrollHeight > whole.clientHeight + 1,
      // The parts may not reach into the line of the foot.
      overlap: (box('.house-sheet-columns')?.bottom ?? Number.NaN) - (box('.house-sheet-foot')?.top ?? Number.NaN),
      band: mm(box('.house-sheet-band')?.height ?? 0),
      code: mm(box('.house-sheet-foot svg')?.width ?? 0),
      floors: [...whole.querySelectorAll('.sheet-floors')].map((floors) => mm(floors.getBoundingClientRect().height)),
      name: getComputedStyle(whole.querySelector('h1') as Element).fontSize,
      text: getComputedStyle(whole.querySelector('dd') as Element).fontSize,
    };
  });
  expect(layout.isCutOff).toBe(false);
  expect(layout.overlap).toBeLessThanOrEqual(0);
  expect(layout.band).toBeGreaterThan(61.9);
  expect(layout.code).toBeCloseTo(22, 0);
  // A house whose areas are not known has no floors.
  expect(layout.floors).toHaveLength(hasFloors ? 1 : 0);
  for (const height of layout.floors) {
    expect(height).toBeGreaterThan(29);
    expect(height).toBeLessThan(55.2);
  }
  expect(Number.parseFloat(layout.name)).toBeCloseTo((34 / 72) * 96, 0);
  expect(Number.parseFloat(layout.text)).toBeCloseTo((9.5 / 72) * 96, 0);
  expect(await page.locator('.house-sheet-foot').textContent()).toMatch(/\+91 11 5550.*20\d\d/);
});

test.each(['', '/hi'])('the code of a sheet leads to the page of its house (%s)', async (language) => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${language}/hotel/the-tivoli/fact-sheet`);
  const { path } = qrCodePath(`${site.url}${language}/hotel/the-tivoli`);
  expect(await page.locator(`.house-sheet svg path[d="${path}"]`).count()).toBe(1);
});

test.each([
  ['', 'Picture for your status', 'share-upright'],
  ['/hi', 'स्टेटस के लिए तस्वीर', 'share-upright-hindi'],
])('a sheet gives the picture for a status, as a file of 1080 by 1920 (%s)', async (language, label, name) => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${language}/hotel/tivoli-lotus-court/fact-sheet`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: label }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('tivoli-lotus-court.jpg');
  expect(download.url()).toContain(`/tivoli-lotus-court/${name}.`);
  const { width, height, format } = await sharp(await download.path()).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: 'jpeg' });
});

test('a column without a figure is left out', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/hotel/the-tivoli/fact-sheet');
  const heads = page.getByRole('columnheader');
  expect(await heads.allTextContents()).toEqual(['Space', 'Area', 'Most guests']);
  await page.goto('/hotel/upper-hse-sultanpur/fact-sheet');
  expect(await heads.allTextContents()).toContain('U-shape');
  expect(await page.locator('.house-sheet table').textContent()).not.toContain('On request');
  await page.goto('/hotel/wedcation-by-tivoli-ambala/fact-sheet');
  expect(await heads.allTextContents()).toEqual(['Space', 'Most guests']);
});

test.each([
  ['in English', ''],
  ['in Hindi', '/hi'],
])('the sheet %s is accessible on a phone and on a desktop', async (_, language) => {
  const page = await site.visitor({ viewport: phone });
  await page.goto(`${language}/hotel/tivoli-lotus-court/fact-sheet`);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
});
