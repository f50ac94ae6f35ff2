import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

/** Nothing is left to when a part comes near the screen. */
const laidOut = 'main > *, .site-footer { content-visibility: visible !important }';

/** All of a page as it looks with a style sheet; its pictures have no address, for they come when they come. */
async function looks(page: Page, html: string, styles: string): Promise<Buffer> {
  await page.unrouteAll();
  const bare = html.replaceAll(/ (?:image)?src(?:set)?="[^"]*\/storage\/[^"]*"/gi, '');
  const body = bare.replace(/(<style>)[\s\S]*?(<\/style>)/, (_, open, close) => `${open}${styles}${laidOut}${close}`);
  await page.route('**/styled', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/styled');
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

test.each([
  { path: '/', viewport: phone },
  { path: '/hotel/wedcation-by-tivoli-ambala', viewport: desktop },
  { path: '/enquire', viewport: phone },
  { path: '/search?q=palace', viewport: desktop },
  { path: '/nowhere', viewport: phone },
])('$path looks with its own part of the style sheet as with the whole one', async ({ path, viewport }) => {
  const html = await (await fetch(site.url + path)).text();
  const [sheet = ''] = /\/assets\/app-[\w-]+\.css/.exec(html) ?? [];
  const whole = await (await fetch(site.url + sheet)).text();
  const own = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(own.length).toBeGreaterThan(5_000);
  expect(own.length).toBeLessThan(whole.length * 0.8);
  const page = await site.visitor({ viewport, javaScriptEnabled: false });
  const inPart = await looks(page, html, own);
  expect(inPart.equals(await looks(page, html, whole))).toBe(true);
});
