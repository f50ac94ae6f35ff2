import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

async function openMenu() {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotels');
  const opener = await hydrated(page.getByRole('button', { name: 'Menu', exact: true }));
  await page.evaluate(() => scrollTo(0, 300));
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  return { page, opener, menu };
}

test('the menu covers 80 % from the left, names the specified entries, holds the focus and gives it back', async () => {
  const { page, opener, menu } = await openMenu();
  const box = await menu.boundingBox();
  expect([box?.x, box?.width, box?.height]).toEqual([0, phone.width * 0.8, phone.height]);
  const entries = menu.getByRole('navigation').locator('> a, > details > summary');
  expect((await entries.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Hotels',
    'Brands',
    'Locations',
    'Weddings (opens in a new tab)',
    'Our Story',
    'Sustainability',
    'People',
    'Offers',
    'Loyalty',
  ]);
  await expectAccessible(page);
  expect(await page.evaluate(() => [getComputedStyle(document.documentElement).overflow, scrollY])).toEqual([
    'hidden',
    300,
  ]);

  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  expect(await focused()).toBe('Close menu');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('हिन्दी');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Tivoli, home');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect([await focused(), await page.evaluate(() => scrollY)]).toEqual(['Menu', 300]);

  await opener.click();
  await page.mouse.click(380, 400);
  await menu.waitFor({ state: 'hidden' });
  await opener.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
});

test('a chosen brand brings its hotels, each with its place, and says when it waits, finds none or fails', async () => {
  const { page, menu } = await openMenu();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/hotels?brand=wedcation', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/hotels?brand=omnia', (route) => route.fulfill({ json: { hotels: [] } }));
  await page.route('**/api/hotels?brand=upper-hse', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await menu.getByText('Brands', { exact: true }).click();
  await menu.getByText('Wedcation by Tivoli', { exact: true }).click();
  await menu.getByText('Loading hotels...').filter({ visible: true }).waitFor();
  release();
  const ambala = menu.getByRole('link', { name: /Ambala/ });
  await ambala.waitFor();
  expect([await ambala.getAttribute('href'), await ambala.textContent()]).toEqual([
    '/hotel/wedcation-by-tivoli-ambala',
    'Wedcation, AmbalaAmbala',
  ]);
  await menu.getByText('Omnia by Tivoli', { exact: true }).click();
  await menu.getByText('No hotels found').waitFor();
  expect(await ambala.isVisible()).toBe(false);
  await menu.getByText('The Upper HSE', { exact: true }).click();
  await menu.getByText('An error occurred.').waitFor();

  await menu.getByText('Locations', { exact: true }).click();
  expect(await menu.getByText('Omnia by Tivoli', { exact: true }).isVisible()).toBe(false);
  await menu.getByText('Greater Noida', { exact: true }).click();
  const omnia = menu.getByRole('link', { name: /Omnia Greater Noida/ });
  await omnia.waitFor();
  expect(await omnia.textContent()).toBe('Omnia Greater NoidaOmnia by Tivoli');
  await menu.getByText('Brands', { exact: true }).click();
  expect(await menu.getByText('An error occurred.').isVisible()).toBe(false);
  await menu.getByText('Locations', { exact: true }).click();
  expect(await omnia.isVisible()).toBe(false);
  await menu.getByText('Greater Noida', { exact: true }).click();
  await omnia.click();
  await page.waitForURL('**/hotel/omnia-greater-noida');
  await menu.waitFor({ state: 'hidden' });
});

test('the way out of a menu that is longer than the screen stays in sight', async () => {
  const { page, menu } = await openMenu();
  await menu.locator('summary', { hasText: 'Locations' }).click();
  await menu.getByRole('link', { name: 'Loyalty' }).scrollIntoViewIfNeeded();
  expect(await menu.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
  const box = await menu.getByRole('button', { name: 'Close menu' }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await menu.waitFor({ state: 'hidden' });
});
