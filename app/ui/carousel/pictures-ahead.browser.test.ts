import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** The pictures of a page's requests, each by the name of its file. */
function recordPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/storage/')) asked.add(pathname.split('/').pop() ?? '');
  });
  return asked;
}

const savesData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
/** No page of another visitor may be used again with that script. */
const saver = { viewport: desktop, extraHTTPHeaders: { 'save-data': 'on' } };

/** Scrolls to the hotels of the home page, of which three fit on the screen. */
async function seeHotels(page: Page) {
  const hotels = page.locator('#our-hotels');
  await hydrated(hotels.getByRole('button', { name: 'Next hotels' }));
  await hotels.scrollIntoViewIfNeeded();
  await hotels.locator('.strip > :nth-child(3) .picture[data-near]').waitFor({ state: 'attached' });
  return hotels;
}

/** Holds back the pictures that are asked for from `hold` on, until `letCome`. */
async function holdPictures(page: Page) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/storage/**', async (route) => {
    if (isHeld) await mayCome;
    await route.continue();
  });
  const hold = () => {
    isHeld = true;
  };
  return { hold, letCome };
}

/** Whether a picture is there. */
const isThere = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

test('a slide whose picture is still on its way is not shown; the one before stays until then', async () => {
  const page = await site.visitor(saver);
  await page.addInitScript(savesData);
  const { hold, letCome } = await holdPictures(page);
  await page.goto('/', { waitUntil: 'load' });
  const hero = page.getByRole('region', { name: 'Welcome' });
  const next = await hydrated(hero.getByRole('button', { name: 'Next picture' }));
  expect(await hero.locator('.slide').count(), 'slides of a visitor who saves data').toBe(1);
  hold();
  await next.click();
  await hero.locator('.slide[data-place="1"]').waitFor({ state: 'attached' });
  await expect.poll(() => hero.locator('.slide-dots button').nth(1).getAttribute('aria-current')).toBe('true');
  expect(await hero.locator('.slide[data-shown]').getAttribute('data-place')).toBe('0');
  letCome();
  await hero.locator('.slide[data-place="1"][data-shown]').waitFor();
  expect(
    await hero.locator('.slide[data-shown] .picture-image').evaluate((image: HTMLImageElement) => image.complete),
  ).toBe(true);
});

test('on an idle page the pictures beside those that are shown are there before they are asked for', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/', { waitUntil: 'load' });
  const hero = page.getByRole('region', { name: 'Welcome' });
  for (const place of [1, 3]) {
    const image = hero.locator(`.slide[data-place="${place}"] .picture-image`);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  }
  const hotels = await seeHotels(page);
  const ahead = hotels.locator('.strip > :nth-child(6) .picture-image');
  await expect.poll(() => ahead.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
});

test('an event space is shown once its picture is there, which is fetched before on an idle page', async () => {
  const open = async (page: Page) => {
    await page.goto('/hotel/the-tivoli', { waitUntil: 'load' });
    const next = await hydrated(page.getByRole('button', { name: 'Next space' }));
    const strip = page.locator('.spaces-strip');
    await strip.scrollIntoViewIfNeeded();
    return { next, strip, second: strip.locator('> :nth-child(2) .picture-image') };
  };
  const { second } = await open(await site.visitor({ viewport: desktop }));
  await expect.poll(() => second.evaluate(isThere), { timeout: 10_000 }).toBe(true);

  const page = await site.visitor(saver);
  await page.addInitScript(savesData);
  const { hold, letCome } = await holdPictures(page);
  const saved = await open(page);
  hold();
  await saved.next.click();
  await saved.strip.locator('> :nth-child(2) .picture[data-near]').waitFor({ state: 'attached' });
  expect(await saved.strip.evaluate((box) => box.scrollLeft)).toBe(0);
  letCome();
  await expect.poll(() => saved.strip.evaluate((box) => box.scrollLeft / box.clientWidth)).toBe(1);
  expect(await saved.second.evaluate(isThere)).toBe(true);
});

test('on a slow network a finger swipes a strip of a phone to cards that are there', async () => {
  const page = await site.visitor({ viewport: phone });
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.goto('/', { waitUntil: 'load' });
  const hotels = page.locator('#our-hotels');
  await hydrated(hotels.locator('.tabs a').first());
  await hotels.locator('.strip').evaluate((strip) => strip.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const place of [2, 3]) {
    const card = hotels.locator(`.strip > :nth-child(${place})`);
    await expect.poll(() => card.locator('.picture-image').evaluate(isThere), { timeout: 10_000 }).toBe(true);
    // A finger scrolls the strip without any script of ours.
    await card.evaluate((one) => one.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' }));
  }
  expect(await hotels.locator('.strip').evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(phone.width);
  await session.detach();
});

test('a visitor who saves data gets no picture before it is asked for', async () => {
  const page = await site.visitor(saver);
  await page.addInitScript(savesData);
  const asked = recordPictures(page);
  await page.goto('/', { waitUntil: 'load' });
  const hotels = await seeHotels(page);
  await page.waitForLoadState('networkidle');
  const before = asked.size;
  expect(await hotels.locator('.strip > :nth-child(6) .picture[data-near]').count()).toBe(0);
  await hotels.getByRole('button', { name: 'Next hotels' }).click();
  await hotels.locator('.strip > :nth-child(6) .picture[data-near]').waitFor({ state: 'attached' });
  await expect.poll(() => asked.size).toBeGreaterThan(before);
});
