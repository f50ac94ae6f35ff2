import { expect, test } from 'vitest';
import {
  contrastOverPictures,
  measuredScreens,
  showWhitePictures,
  tooFaintOf,
} from '#tests/browser/letters-over-pictures.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test.each(measuredScreens)(
  'the words over the films can be read whatever these show, on a screen $width pixels wide',
  async (viewport) => {
    const page = await site.visitor({ viewport, javaScriptEnabled: false });
    await showWhitePictures(page);
    await page.goto('/weddings', { waitUntil: 'load' });
    const words = new Set<string>();
    const tooFaint: string[] = [];
    const look = async () => {
      const lines = await contrastOverPictures(page, '.hotel-hero, .video-bar');
      for (const line of lines) words.add(line.words);
      tooFaint.push(...tooFaintOf(lines));
    };
    const lastFilm = page.locator('main .video').last();
    const end = await lastFilm.evaluate((film) => film.getBoundingClientRect().bottom);
    // The header and the bottom bar cover some of each screen.
    for (let top = 0; top < end; top += viewport.height - 200) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await look();
    }
    expect(tooFaint).toEqual([]);
    const titles = await page
      .locator('.film-groups .video-bar > span:last-child')
      .evaluateAll((bars) =>
        bars.map((bar) => [...bar.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent?.trim()),
      );
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => !words.has(title ?? ''))).toEqual([]);
  },
);
