import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { enterTour, here, stage, tourAddress } from '#tests/browser/panorama-tour.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const bearing = async (page: Page) => Number(await stage(page).getAttribute('data-bearing'));

test('by keyboard: arrows turn 15 degrees, Tab and Enter walk on and back, the cross leaves', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  await stage(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => bearing(page)).toBe(15);
  await page.getByRole('link', { name: 'Leave the tour' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => bearing(page)).toBe(-15);
  await stage(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Go to Diamond Hall');
  await page.keyboard.press('Enter');
  await expect.poll(() => here(page)).toBe('diamond-hall');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Diamond Hall, seen/);
  const plaque = stage(page).locator('.walk-plaque');
  expect(await plaque.textContent()).toContain('342 guests');
  const enquire = plaque.getByRole('link', { name: 'Enquire about Diamond Hall' });
  expect(await enquire.getAttribute('href')).toBe('/enquire?venue=tivoli-royal-palace&space=diamond-hall');
  await page.getByRole('button', { name: 'Go to Arrival' }).press('Enter');
  await expect.poll(() => here(page)).toBe('arrival');
  await page.getByRole('link', { name: 'Leave the tour' }).press('Enter');
  await page.waitForURL('**/hotel/tivoli-royal-palace');
});

test('Tab turns to a diamond that lies behind the visitor, so that the focus is never out of sight', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  await page.getByRole('button', { name: 'Go to Diamond Hall' }).press('Enter');
  await expect.poll(() => here(page)).toBe('diamond-hall');
  const back = page.getByRole('button', { name: 'Go to Arrival' });
  await back.focus();
  await expect.poll(async () => Math.abs(await bearing(page))).toBe(180);
  const box = await back.boundingBox();
  expect(Math.abs((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2 - desktop.width / 2)).toBeLessThan(30);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('by touch: a finger turns the view, a tap on a diamond walks on, and the cross leaves', async () => {
  const page = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true });
  await enterTour(page);
  await page.locator('.panorama-links button', { hasText: 'Diamond Hall' }).tap();
  await expect.poll(() => here(page)).toBe('diamond-hall');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 300);
  for (const x of [250, 200, 150, 100]) await touch('touchMove', x);
  await touch('touchEnd', 100);
  await expect.poll(() => bearing(page)).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Leave the tour' }).tap();
  await page.waitForURL('**/hotel/tivoli-royal-palace');
});

test('the tour has no barrier at a width of 390 and of 1440, before and inside', async () => {
  const page = await site.visitor();
  const expectNoBarrier = async () => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectToFit(page);
    }
  };
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/royal-palace-forecourt-*.avif', async (route) => {
    if (!/-(wide|tall)-/.test(route.request().url())) await arrived.promise;
    await route.continue();
  });
  await page.goto(tourAddress, { waitUntil: 'domcontentloaded' });
  await hydrated(page.locator('.walk-still img'));
  await expectNoBarrier();
  arrived.resolve();
  await page.locator('.panorama-stage[data-shown]').waitFor();
  await expectNoBarrier();
});

test('plus and minus enlarge and reduce; the wheel scrolls the page, and with Control it enlarges', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  const diamonds = page.locator('.panorama-links li:not([data-unseen])');
  await expect.poll(() => diamonds.count()).toBeGreaterThan(1);
  const apart = async () => {
    const across = await diamonds.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    return Math.max(...across) - Math.min(...across);
  };
  const before = await apart();
  await stage(page).focus();
  await page.keyboard.press('-');
  await expect.poll(apart).toBeLessThan(before);
  await page.keyboard.press('+');
  await expect.poll(async () => Math.abs((await apart()) - before)).toBeLessThan(2);
  await page.mouse.move(desktop.width * 0.3, desktop.height * 0.4);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect.poll(apart).toBeLessThan(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a place that does not arrive is said, and its door can be tried again', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  await page.route(/diamond-hall.*avif/, (route) => route.abort());
  const door = page.getByRole('button', { name: 'Go to Diamond Hall' });
  await door.press('Enter');
  await page.getByText('The view of Diamond Hall did not arrive. Please try again.').waitFor();
  expect(await here(page)).toBe('arrival');
  await page.unrouteAll();
  await door.press('Enter');
  await expect.poll(() => here(page)).toBe('diamond-hall');
});

/** Counts the positions that the first diamond takes after an arrow key, in 30 pictures of 16 ms. */
async function countPositions(): Promise<number> {
  // A picture that is already asked for would take in the key's turn, and would not be counted.
  for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
  const link = document.querySelector('.panorama-links li');
  const positions = new Set([link?.getAttribute('style')]);
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
  document.querySelector('.panorama-stage')?.dispatchEvent(key);
  for (let picture = 0; picture < 30; picture += 1) {
    for (const callback of waiting.splice(0)) callback(picture * 16);
    positions.add(link?.getAttribute('style'));
  }
  return positions.size - 1;
}

test('a key turns the view at once for those who want less motion, and over several pictures for others', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await site.visitor({ viewport: desktop, reducedMotion });
    await enterTour(page);
    await page.locator('.panorama-links li:not([data-unseen]) button').first().waitFor();
    const positions = await page.evaluate(countPositions);
    if (reducedMotion === 'reduce') expect(positions).toBe(1);
    else expect(positions).toBeGreaterThanOrEqual(8);
  }
});

test('in Hindi the tour speaks Hindi', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page, `/hi${tourAddress}`);
  await page.getByRole('button', { name: 'डायमंड हॉल की ओर जाएँ' }).press('Enter');
  const ask = page.getByRole('link', { name: 'डायमंड हॉल के बारे में पूछें' });
  expect(await ask.getAttribute('href')).toMatch(/^\/hi\/enquire\?venue=tivoli-royal-palace&space=diamond-hall$/);
  expect(await page.locator('.panorama-plan figcaption').textContent()).toBe('भूतल');
});

test('a mouse that presses a diamond slowly walks on: the view does not turn away under it', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page);
  const door = page.locator('.panorama-links li:not([data-unseen]) button').first();
  await expect.poll(() => door.count()).toBe(1);
  const box = await door.boundingBox();
  // As long as a finger rests on a mouse, and longer than the view needs to turn.
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22, { delay: 250 });
  await expect.poll(() => here(page)).not.toBe('arrival');
});
