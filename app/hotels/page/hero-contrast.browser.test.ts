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

test.each(properties.map(({ slug }) => slug))(
  'the words over the pictures of %s can be read whatever the pictures show',
  async (slug) => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await showWhitePictures(page);
    const tooFaint: string[] = [];
    let checked = 0;
    await page.goto(`/hotel/${slug}`, { waitUntil: 'load' });
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
