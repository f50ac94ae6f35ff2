import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastOverPictures, leastContrast, measuredScreens } from '#tests/browser/letters-over-pictures.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();
const originals = join(import.meta.dirname, '../../content/pictures/originals/homepage_image/home');

test.each([1, 2, 3, 4])(
  'the words over picture %i at the top of the home page can be read on every screen',
  async (n) => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.route(/\/home\/hero-1/, (route) => {
      const isPhone = route.request().url().includes('-phone');
      const body = readFileSync(join(originals, `hero-${n}${isPhone ? '-phone' : ''}.webp`));
      return route.fulfill({ contentType: 'image/webp', body });
    });
    for (const viewport of measuredScreens) {
      await page.setViewportSize(viewport);
      await page.goto('/', { waitUntil: 'load' });
      const lines = await contrastOverPictures(page, '.window');
      expect(lines.filter(({ contrast }) => contrast < leastContrast)).toEqual([]);
      expect(lines.length).toBeGreaterThanOrEqual(3);
    }
  },
);
