import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, phone, siteForReaders } from './browser/site.ts';

const site = siteForReaders();

/** The most rows of a captured page that may have one colour. */
const mostEmptyRows = 1_200;

interface Place {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the page's headings, paragraphs and pictures are, in pixels of the whole page; hidden ones are left out. */
function placesOf(page: Page, selector: string): Promise<Place[]> {
  return page.evaluate((wanted) => {
    const strips = [...document.querySelectorAll('body *')].filter((one) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX),
    );
    const isCutOff = (element: Element, { x, width }: DOMRect) =>
      x < 0 ||
      x + width > innerWidth ||
      strips.some((strip) => {
        if (strip === element || !strip.contains(element)) return false;
        const edges = strip.getBoundingClientRect();
        return x + width > edges.right + 1 || x < edges.left - 1;
      });
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 40 || box.height < 16 || isCutOff(element, box)) return [];
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        return [];
      const what = `${element.tagName} ${(element.textContent || element.querySelector('img')?.alt) ?? ''}`.slice(
        0,
        60,
      );
      return [{ what, x: box.x, y: box.y + scrollY, width: box.width, height: box.height }];
    });
  }, selector);
}

test.each(
  ['/', '/hotel/the-tivoli', '/hi'].flatMap((path) => [
    { path, name: 'a phone', viewport: phone },
    { path, name: 'a desktop', viewport: desktop },
  ]),
)('a capture of the whole of $path on $name, made without scrolling, shows all of it', async ({ path, viewport }) => {
  const page = await site.visitor({ viewport });
  await page.goto(path, { waitUntil: 'load' });
  await expect
    .poll(() => page.locator('.picture img[loading="lazy"][src^="data:"]').count(), { timeout: 3_000 })
    .toBe(0);
  const capture = sharp(await page.screenshot({ fullPage: true }));
  const { data, info } = await capture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.height).toBeGreaterThan(viewport.height * 5);
  const colourAt = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3);
  /** Whether a place of the capture has more than one colour. */
  const isPainted = ({ x, y, width, height }: Place) => {
    const [left, top] = [Math.ceil(x), Math.ceil(y)];
    const first = colourAt(left, top);
    for (let row = top; row < Math.min(top + height - 1, info.height); row += 1)
      for (let column = left; column < Math.min(left + width - 1, info.width); column += 1)
        if (colourAt(column, row) !== first) return true;
    return false;
  };
  const words = await placesOf(page, 'main :is(h1, h2, h3, p), footer :is(h2, address)');
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((place) => !isPainted(place)).map(({ what }) => what)).toEqual([]);
  const pictures = await page.locator('main .picture').evaluateAll((all) =>
    all.flatMap((picture) => {
      const image = picture.querySelector('img');
      return image?.src.startsWith('data:') && !(image.complete && image.naturalWidth > 0) ? [image.alt] : [];
    }),
  );
  expect(pictures, 'placeholders that are not loaded').toEqual([]);
  let rows = 0;
  let most = 0;
  for (let row = 1; row < info.height; row += 1) {
    const first = colourAt(0, row);
    let isOne = first === colourAt(0, row - 1);
    for (let column = 1; isOne && column < info.width; column += 1) isOne = colourAt(column, row) === first;
    rows = isOne ? rows + 1 : 0;
    most = Math.max(most, rows);
  }
  expect(most, 'rows of one colour').toBeLessThan(mostEmptyRows);
});
