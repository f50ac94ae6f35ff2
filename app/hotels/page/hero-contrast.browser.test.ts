import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import {
  contrastOverPictures,
  measuredScreens,
  picturesShown,
  showWhitePictures,
  tooFaintOf,
} from '#tests/browser/letters-over-pictures.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** Fails if the first screen of a phone does not show what the hotel promises, or has a golden button. */
async function expectPromiseFirst(page: Page): Promise<void> {
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  const promise = await topOf('.hotel-hero-promise');
  expect(promise).toBeGreaterThan(0);
  // The words the owner gave Ambala are a second line, which may follow.
  expect(promise + 60).toBeLessThan(await topOf('.bottom-bar'));
  const golden = await page
    .locator('main .button-gold')
    .evaluateAll((all) =>
      all.filter(
        (one) => one.getBoundingClientRect().top < 700 && getComputedStyle(one).backgroundColor === 'rgb(224, 174, 87)',
      ),
    );
  expect(golden.length).toBe(0);
}

test.each(properties.map(({ slug }) => slug))(
  'a phone shows the promise of %s first, and the words over the pictures can be read on all',
  async (slug) => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await showWhitePictures(page);
    const tooFaint: string[] = [];
    let checked = 0;
    await page.goto(`/hotel/${slug}`, { waitUntil: 'load' });
    await expectPromiseFirst(page);
    // What comes below the pictures is not looked at, and would be laid out anew for each screen.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.hotel-hero ~ *, footer')) part.remove();
    });
    for (const viewport of measuredScreens) {
      await page.setViewportSize(viewport);
      await picturesShown(page);
      const lines = await contrastOverPictures(page, '.site-header, .hotel-hero');
      checked += lines.length;
      tooFaint.push(...tooFaintOf(lines).map((line) => `${viewport.width} × ${viewport.height} px: ${line}`));
    }
    expect(tooFaint).toEqual([]);
    expect(checked).toBeGreaterThan(20);
  },
);
