import { expect, test } from 'vitest';
import { focusContrast } from './browser/focus-contrast.ts';
import { signedIn } from './browser/signed-in.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test.each([
  ['a film of the weddings page', '/weddings', '.film-grid .video-thumbnail', desktop],
  ['a film of the weddings page on a phone', '/weddings', '.film-grid .video-thumbnail', phone],
  ['the arch of a location', '/locations', '.arch-row a', phone],
  ['a hotel of a location', '/', '.our-locations .place-card', phone],
  ['a hotel of a location on a desktop', '/', '.our-locations .place-card', desktop],
  ['a post', '/', '.posts .post', desktop],
])('%s shows that it has the focus', async (_name, path, selector, viewport) => {
  const page = await site.visitor({ viewport, reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await focusContrast(page, selector)).toBeGreaterThan(2);
});

test('a view of the inbox shows on a phone that it has the focus, the chosen one as well', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: phone, reducedMotion: 'reduce' }));
  await page.goto('/desk', { waitUntil: 'networkidle' });
  expect(await focusContrast(page, '.view-tabs a[aria-current]')).toBeGreaterThan(2);
  expect(await focusContrast(page, '.view-tabs a:not([aria-current])')).toBeGreaterThan(2);
});

test('the words of a breadcrumb can be pressed down to their lower edge', async () => {
  const page = await site.visitor({ viewport: desktop });
  for (const path of ['/hotel/the-tivoli', '/weddings', '/careers']) {
    await page.goto(path);
    const top = await page
      .locator('.breadcrumb a')
      .first()
      .evaluate((link) => {
        const { left, bottom } = link.getBoundingClientRect();
        return document.elementFromPoint(left + 10, bottom - 2)?.closest('a')?.pathname;
      });
    expect(top, path).toBe('/');
  }
});

test('the menu button stays on the screen of a phone whose pages are enlarged to 200 %', async () => {
  const page = await site.visitor({ viewport: { width: phone.width / 2, height: phone.height / 2 } });
  await page.goto('/enquire');
  const button = await page.locator('.header-end .menu-button').boundingBox();
  expect((button?.x ?? Number.NaN) + (button?.width ?? Number.NaN)).toBeLessThanOrEqual(phone.width / 2);
});
