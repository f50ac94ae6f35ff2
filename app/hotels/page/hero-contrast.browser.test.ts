import sharp from 'sharp';
import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { contrastOverPictures } from '#tests/browser/letters-over-pictures.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/**
 * Every picture is white here. That is the worst that a house can upload behind light letters, so that what passes does
 * so over each slide of each house.
 */
const white = sharp({ create: { width: 64, height: 40, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer();

test.each(properties.map(({ slug }) => slug))(
  'the words over the pictures of %s can be read whatever the pictures show',
  async (slug) => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.route(/\.(avif|webp|jpe?g)(\?|$)/, async (route) =>
      route.fulfill({ contentType: 'image/webp', body: await white }),
    );
    const tooFaint: string[] = [];
    let checked = 0;
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      await page.goto(`/hotel/${slug}`, { waitUntil: 'load' });
      const lines = await contrastOverPictures(page, '.site-header, .hotel-hero');
      checked += lines.length;
      for (const { words, contrast } of lines)
        if (contrast < 4.5) tooFaint.push(`${viewport.width} px: "${words}" has ${contrast.toFixed(2)}`);
    }
    expect(tooFaint).toEqual([]);
    expect(checked).toBeGreaterThan(20);
  },
);
