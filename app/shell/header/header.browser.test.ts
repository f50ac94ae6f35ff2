import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test('the header names the specified pages in their order and leads home, and says what opens a new tab', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/');
  const header = page.getByRole('banner');
  expect(await header.getByRole('link', { name: 'Tivoli, home' }).first().getAttribute('href')).toBe('/');
  const entries = page.getByRole('navigation', { name: 'Main' }).locator('> a, > button');
  const words = (await entries.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(words).toEqual([
    'Hotels',
    'Brands',
    'Locations',
    'Offers',
    'Loyalty',
    'Weddings (opens in a new tab)',
    'Our Story',
    'Sustainability',
    'People',
  ]);
  expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('href')))).toEqual([
    '/#our-hotels',
    null,
    null,
    '/offers',
    '/loyalty',
    '/weddings',
    '/our-story',
    '/sustainability',
    '/people',
  ]);
  expect(await entries.nth(5).getAttribute('target')).toBe('_blank');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('the header is clear over the hero and solid once the page moved 50 px, without moving anything', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/');
  const header = await hydrated(page.getByRole('banner'));
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const scrolledTo = async (top: number, solid: boolean) => {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => header.getAttribute('data-scrolled')).toBe(solid ? 'true' : null);
    return [await ground(), (await header.boundingBox())?.height, (await header.boundingBox())?.y];
  };
  const clear = await scrolledTo(50, false);
  expect(clear).toEqual(['rgba(0, 0, 0, 0)', clear[1], 0]);
  expect(await scrolledTo(51, true)).toEqual(['rgb(253, 248, 239)', clear[1], 0]);
  // Then the header is below the announcement again.
  expect((await scrolledTo(0, false)).slice(0, 2)).toEqual(clear.slice(0, 2));
});

test('of the two dropdowns one is open at most; a button, clicks outside, Escape and links close it', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotels');
  const main = page.getByRole('navigation', { name: 'Main' });
  const brands = await hydrated(main.getByRole('button', { name: 'Brands' }));
  const locations = main.getByRole('button', { name: 'Locations' });
  const open = () => page.locator('[popover]:popover-open').evaluateAll((menus) => menus.map(({ id }) => id));

  await brands.click();
  expect(await open()).toEqual(['brands-menu']);
  await expectAccessible(page);
  expect(await page.locator('#brands-menu a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    '/locations?brand=tivoli',
    '/locations?brand=omnia',
    '/locations?brand=wedcation',
    '/locations?brand=upper-hse',
  ]);
  await locations.click();
  expect(await open()).toEqual(['locations-menu']);
  const places = await page.locator('#locations-menu a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(places).toEqual(
    ['delhi', 'noida', 'greater-noida', 'palwal', 'rewari', 'ambala', 'israna'].map(
      (slug) => `/locations?location=${slug}`,
    ),
  );
  await locations.click();
  expect(await open()).toEqual([]);
  await brands.click();
  await page.mouse.click(700, 850);
  expect(await open()).toEqual([]);

  await locations.focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  expect([await open(), await focused()]).toEqual([['locations-menu'], 'Delhi']);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Israna');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Noida');
  await page.keyboard.press('Escape');
  expect([await open(), await focused()]).toEqual([[], 'Locations']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/locations?location=delhi');
  await expect.poll(open).toEqual([]);
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

test('the search suggests hotels, places and halls while one types, and the keyboard opens one', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotels');
  await (await hydrated(page.getByRole('banner').getByRole('button', { name: 'Search' }).first())).click();
  const field = page.locator('#header-search');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('oyster');
  const option = page.getByRole('listbox').getByRole('option').first();
  await option.waitFor();
  expect(await option.textContent()).toBe('Oyster GreensHall or lawn · The Tivoli');
  await page.getByText(/^\d+ results?$/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Escape');
  expect([await option.isVisible(), await field.isVisible()]).toEqual([false, true]);
  await field.fill('palwal');
  await page.getByRole('option', { name: /Hotels and venues there/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hotel/tivoli-royal-palace');
  await page.locator('#search-menu').waitFor({ state: 'hidden' });
});

test('without a script the menus open, the search answers on its page, and a place leads to its hotels', async () => {
  const page = await site.visitor({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  await menu.getByText('Locations', { exact: true }).click();
  await menu.getByText('Noida', { exact: true }).click();
  await menu.getByRole('link', { name: 'All hotels' }).click();
  await page.waitForURL('**/locations?location=noida');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByLabel('Search hotels, places and halls').fill('Glass');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=Glass');
  expect(await page.getByRole('status').textContent()).toMatch(/^\d+ results for “Glass”\.$/);
  expect(await page.getByRole('link', { name: /^Oval Glass House/ }).getAttribute('href')).toMatch(
    /^\/hotel\/upper-hse-sultanpur#space-/,
  );
  await page.goto('/search?q=nothing-is-called-so');
  await page.getByText('Nothing found for “nothing-is-called-so”.').waitFor();
  await page.getByRole('link', { name: 'View All Hotels' }).waitFor();
});

test.each(['', '/hi'])('from 1024 px on every entry of %s/ is whole and 16 px apart', async (language) => {
  const page = await site.visitor({ viewport: { width: 1024, height: 768 } });
  await page.goto(`${language}/hotel/the-tivoli`, { waitUntil: 'domcontentloaded' });
  const parts = page.locator('.site-header > .logo, .main-links > :is(a, button), .header-end > :is(a, button)');
  for (const width of [1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const boxes = await parts.evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        const inBar = one.closest('.main-links') !== null;
        const padding = inBar ? Number.parseFloat(getComputedStyle(one).paddingLeft) : 0;
        const cut = one.scrollWidth > one.clientWidth + 1;
        return height === 0 ? [] : [{ left: left + padding, right: right - padding, inBar, cut }];
      }),
    );
    expect(boxes.length, `${width} px`).toBeGreaterThanOrEqual(12);
    expect(boxes.filter(({ cut }) => cut)).toEqual([]);
    for (const [place, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
    const inBar = boxes.filter((box) => box.inBar);
    for (const [place, { left }] of inBar.entries())
      if (place > 0) expect(left - (inBar[place - 1]?.right ?? 0), `${width} px`).toBeGreaterThanOrEqual(15.9);
    expect(boxes.at(-1)?.right, `${width} px`).toBeLessThanOrEqual(width);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
  }
});

test('"Hotels" leads to the hotels of the home page, from any page and from that page itself', async () => {
  const page = await site.visitor({ viewport: desktop });
  const hotels = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotels', exact: true });
  const top = () => page.locator('#our-hotels').evaluate((section) => section.getBoundingClientRect().top);
  await page.goto('/people');
  await (await hydrated(hotels)).click();
  await page.waitForURL('**/#our-hotels');
  for (const from of ['another page', 'further down']) {
    if (from === 'further down') {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await hotels.click();
    }
    await expect.poll(async () => Math.abs((await top()) - 96), { message: from }).toBeLessThan(40);
  }
});
