import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeExperiences } from '#content/home.ts';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';
import { timeUntil } from '#tests/browser/stopped-clock.ts';

const site = siteForReaders();

async function home(options: Parameters<typeof site.visitor>[0] = {}, path = '/'): Promise<Page> {
  const page = await site.visitor(options);
  // Pictures may still be made when the page is read.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page;
}

const section = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('the sections stand in the specified order, with the specified numbers of cards and literal texts', async () => {
  const page = await home({ viewport: desktop, javaScriptEnabled: false });
  expect(await page.locator('main h2').allTextContents()).toEqual([
    'Find a venue',
    'Our Hotels',
    'Our Locations',
    'Unforgettable Experiences',
    'Culinary Delight',
    'New & Upcoming Hotels',
    'A Legacy of Luxury & Timeless Elegance',
    'Awards & Accolades',
    'Latest Press Coverage',
    'Latest from LinkedIn',
    'All our properties',
  ]);
  expect(await section(page, 'Unforgettable Experiences').getByText('Discover More').count()).toBe(
    homeExperiences.length,
  );
  expect(
    await section(page, 'Culinary Delight')
      .getByRole('link', { name: /^View Menu: / })
      .count(),
  ).toBe(6);
  expect(await section(page, 'New & Upcoming Hotels').locator('.opening-badge').allTextContents()).toEqual([
    'Opening date to be announced',
    'Opening date to be announced',
    'Opening date to be announced',
  ]);
  expect(await section(page, 'A Legacy of Luxury & Timeless Elegance').locator('p.measure').count()).toBe(3);
  expect(await section(page, 'Awards & Accolades').getByRole('listitem').count()).toBe(3);
  const press = section(page, 'Latest Press Coverage');
  expect(await press.getByRole('listitem').getByRole('link').count()).toBe(3);
  const all = press.getByRole('link', { name: /View All Press Releases/ });
  expect([await all.getAttribute('href'), await all.getAttribute('target')]).toEqual(['/press-coverage', '_blank']);
  const posts = section(page, 'Latest from LinkedIn');
  expect(await posts.getByText('292 likes').count()).toBe(1);
  expect(await posts.getByRole('link', { name: /Follow Us on LinkedIn/ }).count()).toBe(1);
  expect(await section(page, 'All our properties').getByRole('listitem').locator('.hotel-row').count()).toBe(12);
});

test('the arch beside the experiences shows the picture of the one that is pointed at', async () => {
  const page = await home({ viewport: desktop });
  const part = section(page, 'Unforgettable Experiences');
  const pictures = part.locator('.wonder');
  for (const [place, { title }] of homeExperiences.entries()) {
    const link = part.getByRole('link', { name: title });
    let step = 0;
    const pointed = async () => {
      step += 1;
      await link.hover({ position: { x: 20 + (step % 2), y: 20 } });
      return pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    };
    const only = homeExperiences.map((_, other) => (other === 0 || other === place ? '1' : '0'));
    await expect.poll(pointed).toEqual(only);
  }
});

test('each of the eleven location cards leads to its property, under tabs that are links', async () => {
  const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const first = await (await fetch(site.url)).text();
  const tabs = linked(first, /href="(\/(?:\?place=[a-z-]+)?#our-locations)"/g);
  const cards = await Promise.all(
    tabs.map(async (tab) => {
      const html = await (await fetch(new URL(tab, site.url))).text();
      return linked(html, /<a class="place-card" href="\/hotel\/([a-z-]+)"/g);
    }),
  );
  expect(cards).toEqual([
    [
      'the-tivoli',
      'upper-hse-sultanpur',
      'tivoli-bijwasan',
      'tivoli-royal-court-okhla',
      'tivoli-heritage-palace',
      'omnia-dwarka-expressway',
    ],
    ['tivoli-lotus-court'],
    ['omnia-greater-noida'],
    ['tivoli-royal-palace'],
    ['wedcation-by-tivoli-ambala'],
    ['wedcation-by-tivoli-israna'],
  ]);
});

test('locations turn three at a time, round at both ends; on a phone by dots alone', async () => {
  const page = await home({ viewport: desktop });
  const locations = page.locator('#our-locations');
  await locations.scrollIntoViewIfNeeded();
  const next = await hydrated(locations.getByRole('button', { name: 'Next locations' }));
  const dots = locations.locator('.slide-dots button');
  expect(await dots.count()).toBe(2);
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
  await next.click();
  await expect.poll(shown).toBe(1);
  await next.click();
  await expect.poll(shown).toBe(0);
  await locations.getByRole('button', { name: 'Previous locations' }).click();
  await expect.poll(shown).toBe(1);
  await page.setViewportSize(phone);
  expect(await next.isVisible()).toBe(false);
  expect(await dots.first().isVisible()).toBe(true);
});

test('the hotels start at their first page whenever the screen’s width changes', async () => {
  const page = await home({ viewport: desktop });
  const hotels = page.locator('#our-hotels');
  const next = await hydrated(hotels.getByRole('button', { name: 'Next hotels' }));
  const shown = async () => (await hotels.locator('.strip-controls p').filter({ visible: true }).textContent())?.[0];
  for (const width of [1200, 900, 390]) {
    await next.click();
    await expect.poll(shown).toBe('2');
    await page.setViewportSize({ ...desktop, width });
    await expect.poll(shown).toBe('1');
  }
});

test('whoever touches the page before it is alive gets all of it alive, however far down', async () => {
  const page = await site.visitor({ viewport: desktop });
  let touch = () => {};
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  await page.route('**/assets/react-dom-*.js', (route) => touched.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(300, 400);
  await page.mouse.down();
  touch();
  const place = page.locator('#our-locations a').first();
  const isAlive = () => place.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
  await page.mouse.up();
});

test('a menu opens over the page under an address of its own, and gives the focus back', async () => {
  const page = await home({ viewport: desktop });
  await section(page, 'Culinary Delight').scrollIntoViewIfNeeded();
  const opener = await hydrated(page.getByRole('link', { name: 'View Menu: Gourmet Mains' }));
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gourmet Mains' });
  await dialog.waitFor();
  expect(new URL(page.url()).search).toBe('?menu=gourmet-mains');
  expect(await dialog.textContent()).toContain('Spice Route, Tivoli Bijwasan');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.search === '');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('View Menu: Gourmet Mains');

  const reader = await home({ javaScriptEnabled: false }, '/?menu=gourmet-mains');
  await reader.getByRole('heading', { name: 'Slow curries' }).waitFor();
  await reader.getByRole('button', { name: 'Close' }).click();
  expect(await reader.locator('dialog[open]').count()).toBe(0);
});

test('the list at the foot is filtered in place', async () => {
  const page = await home({ viewport: desktop });
  const list = section(page, 'All our properties');
  await list.scrollIntoViewIfNeeded();
  await (await hydrated(list.getByRole('link', { name: 'OMNIA BY TIVOLI', exact: true }))).click();
  await expect.poll(() => list.locator('.hotel-row').count()).toBe(3);
  await list.getByRole('link', { name: 'Palwal', exact: true }).click();
  await list.getByText('No properties found matching your criteria.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('hotels that cannot be had say so after eight seconds, and the page stays', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install({ time: 0 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(3_000);
  const tab = await hydrated(page.locator('#our-hotels').getByRole('link', { name: 'OMNIA BY TIVOLI' }));
  const place = page.locator('#our-locations').getByRole('link', { name: 'Noida', exact: true });
  // The lower half is hydrated when a visitor comes near it.
  await place.scrollIntoViewIfNeeded();
  await hydrated(place);
  await page.route('**/_.data*', (route) => route.abort());
  // From here on the test alone moves the page's time, however busy the machine is.
  await page.clock.pauseAt(600_000);
  await tab.click();
  const appears = (text: Locator) => timeUntil(page, text.filter({ visible: true }), 250);
  const untilLoading = await appears(page.locator('#our-hotels').getByText('Loading hotels...'));
  expect(await page.getByRole('alert').count()).toBe(0);
  const passed =
    untilLoading +
    (await appears(page.getByText('Unable to load our hotels at this time. Please try refreshing the page.')));
  expect(passed).toBeGreaterThanOrEqual(8_000);
  expect(passed).toBeLessThanOrEqual(10_000);
  expect(await page.locator('#our-locations .place-card').count()).toBe(6);

  await place.click();
  await appears(page.getByText('Unable to load properties. Please try refreshing the page.'));
});

test('the hero has 80 % of the screen, 420 px at least, and its words are on the first screen', async () => {
  const page = await home();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [667, 375],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = await page.locator('.window').boundingBox();
    expect(hero?.height, `${width} × ${height}`).toBeCloseTo(Math.max(height * 0.8, 420), 0);
    for (const words of [page.locator('h1'), page.locator('.window-words > p')]) {
      const box = await words.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), `${width} × ${height}`).toBeLessThanOrEqual(height);
      expect(box?.y, `${width} × ${height}`).toBeGreaterThan(60);
    }
  }
});

test('on a phone each experience and each kitchen shows its picture beside its words', async () => {
  const page = await home({ viewport: phone, javaScriptEnabled: false });
  for (const rows of [
    section(page, 'Unforgettable Experiences').locator('.rows > li'),
    section(page, 'Culinary Delight').locator('.culinary-cards > li'),
  ]) {
    expect(await rows.count()).toBe(6);
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      const box = await row.locator('.arch').boundingBox();
      expect(box?.width).toBeGreaterThan(70);
      expect(await row.locator('p').first().isVisible()).toBe(true);
      const way = row.getByText(/^(Discover More|View Menu)$/);
      expect((await way.boundingBox())?.width, 'the way on is told in words').toBeGreaterThan(60);
    }
  }
});
