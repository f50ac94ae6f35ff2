import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { openHotel } from '#tests/browser/open-hotel.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

const patiently = { timeout: 30_000 };

/** The seconds that a film has played. It does not end by itself any more, however long the checks of a test take. */
function playedWithoutEnd(video: HTMLVideoElement): number {
  video.loop = true;
  return video.currentTime;
}

/** Returns the index of the hero's picture that is shown, from 0. */
const shownSlide = (page: Page) =>
  page.locator('.hotel-hero .slide[data-shown]').getAttribute('data-place').then(Number);

test('on a wide screen every part of a hotel does what it says', async () => {
  const page = await site.visitor({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
  await openHotel(page, 'the-tivoli');

  const hero = page.locator('.hotel-hero');
  await hero.getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(() => shownSlide(page), patiently).toBe(2);
  await hero.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => shownSlide(page), patiently).toBe(0);

  const tiles = await page.locator('.figure-tiles > div').allInnerTexts();
  expect(tiles.map((tile) => tile.split('\n').filter(Boolean).join(' '))).toEqual([
    'Rooms 130',
    'Dining Venues with in-room dining 5',
    'Event Capacity across all spaces, pool side and grounds 3,000',
    'Concierge Service 24/7',
  ]);
  expect(await page.locator('#rooms').getByText('Contact for rates').count()).toBe(2);
  const tour = page.getByRole('link', { name: /Experience the Space/ });
  expect(await tour.getAttribute('target')).toBe('_blank');
  expect(await tour.textContent()).toContain('Virtual tour');

  const spaces = page.locator('#spaces');
  const features = await spaces.locator('.space-panel').first().locator('.space-features li').allTextContents();
  expect(features.map((words) => words.trim())).toEqual([
    'Open lawn beside the pool',
    'Stage and sound points',
    'Service access from the kitchen',
    'Lit garden paths',
    '+2 more features',
  ]);
  const sectionLinks = page.getByRole('navigation', { name: 'On this page' });
  await sectionLinks.getByRole('link', { name: 'Event Spaces' }).click();
  await expect.poll(() => sectionLinks.locator('[aria-current]').textContent(), patiently).toBe('Event Spaces');
  await spaces.getByRole('button', { name: 'Previous space' }).click();
  await spaces.getByText('4 of 4').waitFor();
  await spaces.getByRole('button', { name: 'Next space' }).click();
  await spaces.getByText('1 of 4').waitFor();

  expect(await spaces.locator('.space-floors a').last().textContent()).toMatch(
    /Oakwood Hall\s*1,000 guests · 40,000\ssq\sft \(3,716\sm²\)/,
  );
  const planning = spaces.locator('#planning');
  expect(await planning.getByText('Wedding, Meetings and conferences, Corporate Event').isVisible()).toBe(true);
  expect(await planning.getByText(/on request/i).count(), 'said once').toBe(1);
  expect(await page.locator('#contact #policies').getByText('24 hours before arrival').isVisible()).toBe(true);
  const dining = await page.locator('.dining-row').all();
  expect(dining.length).toBeGreaterThan(0);
  for (const venue of dining)
    expect((await venue.locator('.text-quiet').first().textContent())?.split(' · ').length).toBeLessThanOrEqual(3);

  await page.locator('#gallery').getByRole('link').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Gallery' });
  await lightbox.getByText('1 of 6').waitFor();
  await page.keyboard.press('ArrowLeft');
  await lightbox.getByText('6 of 6').waitFor();
  await page.keyboard.press('ArrowRight');
  await lightbox.getByText('1 of 6').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => lightbox.count(), patiently).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#gallery') !== null)).toBe(true);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/hotel/the-tivoli`);

  await page.locator('#contact').getByRole('button', { name: /map/ }).click();
  expect(await page.frameLocator('#contact iframe').locator('body').textContent()).toBe('A map');

  await page.getByRole('link', { name: 'View Menu: Zunn' }).click();
  const menu = page.getByRole('dialog', { name: 'Zunn' });
  await menu.getByText('Edamame and truffle dumplings').waitFor();
  expect(new URL(page.url()).searchParams.get('menu')).toBe('zunn');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search);

  await page.getByRole('link', { name: 'Watch the moving drawing' }).click();
  // One press is enough.
  const film = page.getByRole('dialog', { name: 'Hosting since 1931' });
  await expect.poll(() => film.locator('video').evaluate(playedWithoutEnd), patiently).toBeGreaterThan(0);
  await expectAccessible(page);
  await film.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await film.getByRole('link', { name: /^Play/ }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Plan Your Wedding' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'venue-booking-form');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('venue-booking-form');
  expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('the-tivoli');
});

test('on a phone a swipe of more than fifty pixels turns the hero, and what opens has no barrier', async () => {
  const page = await site.visitor({ viewport: phone, hasTouch: true });
  await openHotel(page, 'tivoli-bijwasan');
  const swipe = (across: number) =>
    page.locator('.hotel-hero').evaluate((hero, distance) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: hero, clientX: x, clientY: 300 });
      const options = { bubbles: true, cancelable: true };
      hero.dispatchEvent(
        new TouchEvent('touchstart', { ...options, touches: [touch(300)], changedTouches: [touch(300)] }),
      );
      hero.dispatchEvent(
        new TouchEvent('touchend', { ...options, touches: [], changedTouches: [touch(300 + distance)] }),
      );
    }, across);
  await swipe(-50);
  expect(await shownSlide(page)).toBe(0);
  await swipe(-51);
  await expect.poll(() => shownSlide(page), patiently).toBe(1);
  await swipe(120);
  await expect.poll(() => shownSlide(page), patiently).toBe(0);

  await page.locator('#gallery').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 of 6').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count(), patiently).toBe(0);

  await page.getByRole('link', { name: 'View Menu: Spice Route' }).click();
  await dialog.getByRole('heading', { name: 'Spice Route' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.waitForURL('**/hotel/tivoli-bijwasan');

  const film = page.locator('#film .video');
  await film.getByRole('link', { name: /^Play/ }).click();
  await expect.poll(() => film.locator('video').evaluate(playedWithoutEnd), patiently).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('without scripts a hotel is whole: spaces as a list, menus and maps as links', async () => {
  const page = await site.visitor({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/hotel/wedcation-by-tivoli-ambala', { waitUntil: 'domcontentloaded' });
  const panels = await page
    .locator('.space-panel')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(panels).toEqual([...panels].sort((a, b) => a - b));
  expect(await page.getByRole('button', { name: /Pause|Play|Next|Share|map/ }).count()).toBe(0);
  expect(await page.locator('#rooms h3').allTextContents()).toEqual([
    'Executive Room',
    'Deluxe Room',
    'Super Deluxe Room',
    'Club Room',
    'Family Suite',
  ]);
  expect(await page.getByRole('link', { name: /^View Menu/ }).count()).toBe(3);
  expect(await page.locator('#press a').count()).toBe(2);
  expect(await page.locator('#press a').first().getAttribute('target')).toBe('_blank');
  expect(
    await page.locator('#contact').getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href'),
  ).toContain('Ambala');
});

test('a hotel without a form of its own leads to the form of the site, filled in', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/omnia-dwarka-expressway', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('#venue-booking-form').count()).toBe(0);
  const ways = await page
    .locator('main a[href^="/enquire"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ways.length).toBeGreaterThan(2);
  for (const way of ways) expect(way).toContain('venue=omnia-dwarka-expressway');
});
