import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations } from './browser/accessible.ts';
import { phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

const laidOut = (page: Page) =>
  page
    .locator('main > *, .site-footer')
    .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).contentVisibility === 'visible'));

test('a page that nobody touches lays out all of itself, and no reader finds one part over another', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => laidOut(page), { timeout: 20_000 }).toBe(true);
  await expectNoViolations(page);
}, 40_000);

test('a page that was opened in a tab behind others stays laid out when it comes to the front', async () => {
  const page = await site.visitor({ viewport: phone });
  // Behind others nothing is drawn: no frame begins until then.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => frames.push(frame);
    addEventListener('front', () => {
      for (const frame of frames.splice(0)) frame(performance.now());
    });
  });
  await page.goto('/our-story', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => laidOut(page), { timeout: 20_000 }).toBe(true);
  await page.evaluate(() => {
    dispatchEvent(new Event('front'));
    return new Promise((done) => setTimeout(done, 50));
  });
  expect(await laidOut(page)).toBe(true);
}, 40_000);
