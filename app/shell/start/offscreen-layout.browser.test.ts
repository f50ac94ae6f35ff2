import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

/** Returns the number of parts of the page that are not laid out yet. */
function skipped(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.lower-half > *, .stage')].filter(
        (part) =>
          getComputedStyle(part).contentVisibility === 'auto' &&
          !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
}

test.each([
  { name: 'a phone', path: '/', viewport: phone },
  { name: 'a wide screen', path: '/', viewport: desktop },
  { name: 'a phone', path: '/hotel/the-tivoli', viewport: phone },
  { name: 'a phone', path: '/hotel/wedcation-by-tivoli-israna', viewport: phone },
  { name: 'a wide screen', path: '/hotel/the-tivoli', viewport: desktop },
])(
  'on $name what lies far below on $path is not laid out, and no reader finds one part over another',
  async ({ path, viewport }) => {
    const page = await site.visitor({ viewport });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => skipped(page)).toBeGreaterThan(4);
    await expectNoViolations(page);
  },
);

/** Waits until the page has been drawn a few times more. */
function afterFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test('a page that a visitor comes back to is laid out whole, at the place where the visitor was', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/the-tivoli', { waitUntil: 'load' });
  expect(await skipped(page)).toBeGreaterThan(4);
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
  const read = () => page.locator('#dining').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(read).toBeLessThan(phone.height);
  // The sections around are laid out in one of the next frames, and move what is below them.
  let place = await read();
  for (let before: number | undefined; before !== place; place = await read()) {
    before = place;
    await afterFrames(page);
  }
  await page.goto('/people', { waitUntil: 'load' });
  await page.goBack({ waitUntil: 'load' });
  expect(await skipped(page)).toBe(0);
  await expect.poll(async () => Math.abs((await read()) - place)).toBeLessThan(8);
});

test('a page gone back to within the site is laid out whole; the next one by a link is not', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/the-tivoli', { waitUntil: 'load' });
  await (await hydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).first())).click();
  await page.waitForURL('**/offers');
  await page.goBack();
  await page.waitForURL('**/hotel/the-tivoli');
  await page.locator('#dining').waitFor({ state: 'attached' });
  await expect.poll(() => skipped(page)).toBe(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Our Locations' }).click();
  await page.waitForURL('**/locations');
  await expect.poll(() => page.evaluate(() => 'returned' in document.documentElement.dataset)).toBe(false);
});

test.each([
  { name: 'a small phone', path: '/privacy', viewport: { width: 360, height: 640 } },
  { name: 'a phone', path: '/hi/privacy', viewport: phone },
  { name: 'a tablet', path: '/privacy', viewport: { width: 768, height: 1024 } },
  { name: 'a small laptop', path: '/privacy', viewport: { width: 1024, height: 768 } },
  { name: 'a laptop', path: '/privacy', viewport: { width: 1280, height: 720 } },
  { name: 'a wide screen', path: '/hi/privacy', viewport: desktop },
])(
  'on $name the footer of a long page is laid out when it comes near, and is no higher than its place',
  async ({ path, viewport }) => {
    const page = await site.visitor({ viewport });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const footer = page.locator('.site-footer');
    const height = () => footer.evaluate((part) => part.getBoundingClientRect().height);
    const isLaidOut = () =>
      footer.evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    const place = await height();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isLaidOut).toBe(true);
    await expect.poll(height).toBeLessThanOrEqual(place);
    expect(await height()).toBeGreaterThan(place * 0.85);
  },
);

test('a place far below is found by its anchor, by the browser’s search and by a screen reader', async () => {
  const page = await site.visitor({ viewport: phone, javaScriptEnabled: true });
  await page.goto('/#our-locations', { waitUntil: 'domcontentloaded' });
  const top = () => page.locator('#our-locations').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(60);

  await page.goto('/our-story', { waitUntil: 'domcontentloaded' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const found = page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find('Latest from LinkedIn') && getSelection()?.toString();
  });
  expect(await found).toBe('Latest from LinkedIn');
  const heading = page.getByRole('heading', { name: 'Latest from LinkedIn' });
  await expect.poll(() => heading.evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await page.locator('body').ariaSnapshot()).toContain('All our properties');
});
