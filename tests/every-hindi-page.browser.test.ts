import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from './browser/accessible.ts';
import { desktop, phone, siteForReaders } from './browser/site.ts';

const site = siteForReaders();

/** One page of each layout: what differs from its English twin is the length of words and the height of lines. */
const pages = [
  '/hi',
  '/hi/hotel/the-tivoli',
  '/hi/hotel/wedcation-by-tivoli-ambala',
  '/hi/hotel/the-tivoli/fact-sheet',
  '/hi/locations?guests=150&setting=outdoor',
  '/hi/weddings',
  '/hi/enquire',
  '/hi/careers',
  '/hi/people',
  '/hi/privacy',
  '/hi/compare?a=upper-hse-sultanpur&b=tivoli-bijwasan&c=omnia-noida',
  '/hi/search?q=%E0%A4%B6%E0%A4%BE%E0%A4%A6%E0%A5%80',
];

test.each(pages)('%s fits every screen and has no barrier', async (path) => {
  const page = await site.visitor({ viewport: { width: 320, height: 640 } });
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
  await expectToFit(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectToFit(page);
  await expectAccessible(page);
});
