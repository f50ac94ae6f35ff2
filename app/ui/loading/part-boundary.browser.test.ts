import { expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** Opens a page whose browser throws wherever this picture is to be shown, as a fault of a card would. */
async function openFailingAt(path: string, pictureName: 'the-tivoli/card' | 'the-tivoli/gallery-1') {
  const page = await site.visitor({ viewport: desktop });
  await page.addInitScript((bad) => {
    if (!location.search.includes('failing')) return;
    const { split } = String.prototype;
    String.prototype.split = function (this: string, ...given: [never]) {
      if (String(this) === bad) throw new Error('This picture cannot be shown.');
      return split.apply(this, given);
    } as typeof split;
  }, picture(pictureName).path);
  await page.goto(`${path}?failing`);
  return page;
}

test('a card that throws leaves the home page, its tabs and its other brands as they are', async () => {
  const page = await openFailingAt('/', 'the-tivoli/card');
  const hotels = page.locator('#our-hotels');
  await hotels.scrollIntoViewIfNeeded();
  const unable = 'Unable to load hotels at this time. Please refresh the page.';
  await expect.poll(() => hotels.getByRole('alert').allTextContents()).toEqual([unable]);
  expect(await page.title()).not.toContain('Unexpected');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await (await hydrated(hotels.getByRole('link', { name: 'OMNIA BY TIVOLI' }))).click();
  await expect.poll(() => hotels.getByRole('link', { name: /Omnia Noida/ }).count()).toBe(1);
  expect(await hotels.getByRole('alert').count()).toBe(0);
});

test('a list with a hotel that cannot be shown says so in its specified words, and the page stays', async () => {
  const page = await openFailingAt('/locations', 'the-tivoli/card');
  const unable = 'Unable to load properties. Please try refreshing the page.';
  await expect.poll(() => page.locator('.locations-results').getByRole('alert').allTextContents()).toEqual([unable]);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Our Locations');
});

test('a section of a hotel that cannot be shown is replaced by words, and the others stay', async () => {
  const page = await openFailingAt('/hotel/the-tivoli', 'the-tivoli/gallery-1');
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('main').getByRole('alert').allTextContents()).toEqual(['An error occurred.']);
  expect(await page.locator('#spaces').count()).toBe(1);
});
