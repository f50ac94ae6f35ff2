import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { enterTour } from '#tests/browser/panorama-tour.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const hotel = '/hotel/the-tivoli';

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Goes forward, and waits until the browser has come back from there. */
async function goForward(page: Page) {
  await page.evaluate(() => {
    const { navigation } = window;
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (navigationType === 'traverse') document.body.dataset.steps = `${document.body.dataset.steps ?? ''}I`;
    });
    history.forward();
  });
  await page.locator('body[data-steps="II"]').waitFor();
}

const press = async (target: Locator) => (await hydrated(target)).click();

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const thirdPicture = (page: Page) => page.locator(`#gallery a[href="${hotel}/gallery/3"]`);

/** What opens over a page, and how it is closed without going back. The router loads data for a route of its own. */
const layers = [
  {
    what: 'the menu',
    path: '/offers',
    open: (page: Page) => press(header(page, 'Menu')),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
    close: (page: Page) => page.getByRole('button', { name: 'Close menu' }).click(),
  },
  {
    what: 'the search',
    path: '/offers',
    open: (page: Page) => press(header(page, 'Search')),
    layer: (page: Page) => page.locator('#header-search'),
    close: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    what: 'the enquiry',
    path: '/offers',
    open: (page: Page) => press(page.locator('.bottom-bar').getByRole('link', { name: 'Enquire', exact: true })),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Book Your Stay' }),
    close: (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
  {
    what: 'a picture of a gallery',
    path: hotel,
    open: (page: Page) => press(thirdPicture(page)),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Gallery' }),
    close: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    what: 'the menu of a restaurant',
    isRoute: true,
    path: hotel,
    open: (page: Page) => press(page.locator('#dining a[href$="menu=zunn"]')),
    layer: (page: Page) => page.getByRole('dialog', { name: 'Zunn' }),
    close: (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
  {
    what: 'the logs of monitoring',
    path: '/monitoring',
    open: (page: Page) => press(page.getByRole('button', { name: 'System Logs' })),
    layer: (page: Page) => page.getByRole('dialog', { name: /^System Logs/ }),
    close: (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
  },
];

/** Collects the requests for the data of a page. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) loads.push(request.url());
  });
  return loads;
}

/** Comes to a page from another one inside the site. */
async function comeTo(path: string): Promise<Page> {
  const page = await site.visitor();
  await page.goto('/our-story', { waitUntil: 'commit' });
  await page.goto(path);
  return page;
}

test.each(layers)('on a phone going back closes $what, and going forward does not open it again', async (each) => {
  const page = await comeTo(each.path);
  await each.open(page);
  await each.layer(page).waitFor();
  await expect.poll(() => page.evaluate(() => history.state.dialog ?? history.state.usr)).toBeTruthy();
  const loads = loadsOf(page);
  await page.goBack();
  await each.layer(page).waitFor({ state: 'hidden' });
  expect(await pathOf(page)).toBe(each.path);
  await goForward(page);
  await expect.poll(() => page.evaluate(() => history.state.dialog ?? history.state.usr ?? null)).toBeNull();
  expect([await each.layer(page).isVisible(), await pathOf(page)]).toEqual([false, each.path]);
  if (!each.isRoute) expect(loads, 'loaded again').toEqual([]);
});

test.each(layers)('whoever closes $what themselves goes back to the page before', async (each) => {
  const page = await comeTo(each.path);
  for (let times = 0; times < 2; times += 1) {
    await each.open(page);
    await each.layer(page).waitFor();
    await expect.poll(() => page.evaluate(() => history.state.dialog ?? history.state.usr)).toBeTruthy();
    const loads = loadsOf(page);
    await each.close(page);
    await each.layer(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => history.state.dialog ?? history.state.usr ?? null)).toBeNull();
    expect(await pathOf(page)).toBe(each.path);
    if (!each.isRoute) expect(loads, 'loaded again').toEqual([]);
  }
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/our-story');
});

test('going back from a tour in panoramas leads to the page before, also after a walk', async () => {
  const page = await site.visitor();
  await page.goto('/our-story', { waitUntil: 'commit' });
  await enterTour(page);
  await page.getByRole('button', { name: 'Go to Diamond Hall' }).press('Enter');
  await page.locator('.panorama-stage[data-shown="diamond-hall"]').waitFor();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/our-story');
});

test('a page that is opened from the menu, in either language, leads back to the page below the menu', async () => {
  const page = await comeTo('/offers');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [link, path] of [
    ['Loyalty', '/loyalty'],
    ['हिन्दी', '/hi/offers'],
  ] as const) {
    await press(header(page, 'Menu'));
    await menu.waitFor();
    await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeTruthy();
    await menu.getByRole('link', { name: link }).click();
    await expect.poll(() => pathOf(page)).toBe(path);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/offers');
    expect(await menu.isVisible()).toBe(false);
  }
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/our-story');
});

test('an error in the dialog leads to its field; the dialog stays, and going back closes it', async () => {
  const page = await comeTo('/offers');
  await press(page.locator('.bottom-bar').getByRole('link', { name: 'Enquire', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Book Your Stay' });
  await (await hydrated(dialog.getByRole('button', { name: 'Submit Booking Request' }))).click();
  await dialog.getByRole('link', { name: /^Phone:/ }).click();
  await expect.poll(() => dialog.getByLabel('Phone').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await pathOf(page)).toBe('/offers');
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(await pathOf(page)).toBe('/offers');
});

test('a menu that is open when its window is widened closes, and the page can be scrolled', async () => {
  const page = await site.visitor({ viewport: { width: 900, height: 800 } });
  await page.goto('/our-story', { waitUntil: 'commit' });
  await page.goto('/offers');
  await press(header(page, 'Menu'));
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  const canBeScrolled = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  expect(await canBeScrolled()).toBe(false);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(canBeScrolled).toBe(true);
  await expect.poll(() => page.evaluate(() => history.state.dialog ?? null)).toBeNull();
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/our-story');
});
