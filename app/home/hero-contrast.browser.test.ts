import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inSteps } from '#app/ui/pictures/picture.tsx';
import { heroSlides } from '#content/home.ts';
import {
  contrastOverPictures,
  measuredScreens,
  picturesShown,
  tooFaintOf,
} from '#tests/browser/letters-over-pictures.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const originals = join(import.meta.dirname, '../../content/pictures/originals/homepage_image/home');
const slides = heroSlides.map((slide, index) => ({ ...slide, number: index + 1 }));

test.each(slides)('the words of slide $number of the home page can be read over its picture', async (slide) => {
  const { title, text } = slide;
  const page = await site.visitor({ javaScriptEnabled: false });
  const pictures = new Set<string>();
  await page.route(/\/home\/hero-1/, (route) => {
    const file = `hero-${slide.number}${route.request().url().includes('-phone') ? '-phone' : ''}.webp`;
    pictures.add(file);
    return route.fulfill({ contentType: 'image/webp', body: readFileSync(join(originals, file)) });
  });
  await page.goto('/', { waitUntil: 'load' });
  const focus = String(inSteps(slide.image.focalPoint.y));
  // Without scripts the page shows the first slide only, which gets the picture, its focus and the words of this one.
  await page.evaluate(
    ({ words, y }) => {
      const parts = document.querySelectorAll('.window-words > *');
      parts.forEach((part, index) => {
        part.textContent = words[index] ?? '';
      });
      const picture = document.querySelector('.window-opening .picture');
      picture?.setAttribute('data-focus-y', y);
    },
    { words: [title, text], y: focus },
  );
  for (const viewport of measuredScreens) {
    await page.setViewportSize(viewport);
    await picturesShown(page);
    const lines = await contrastOverPictures(page, '.window-words');
    expect(tooFaintOf(lines), `${viewport.width} × ${viewport.height} px`).toEqual([]);
    expect(lines.map(({ words }) => words)).toContain(title);
  }
  expect([...pictures].sort()).toEqual([`hero-${slide.number}-phone.webp`, `hero-${slide.number}.webp`]);
});
