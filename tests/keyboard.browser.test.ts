import { expect, test } from 'vitest';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test('a link to the form on the same page takes the keyboard there', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotel/the-tivoli');
  const link = await hydrated(page.locator('main a[href="#venue-booking-form"]').first());
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'venue-booking-form');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('venue-booking-form');
});

test('a menu closes when the keyboard leaves it, forwards or back, and not before', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/');
  const menu = page.locator('#locations-menu');
  const opener = await hydrated(page.getByRole('button', { name: 'Locations', exact: true }));
  await opener.focus();
  await page.keyboard.press('Enter');
  const places = await menu.getByRole('link').count();
  for (let place = 0; place < places; place += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.isVisible()).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await menu.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Offers');

  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await menu.isVisible()).toBe(false);
});
