import { expect, test } from 'vitest';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test('a page that opens inside the site is read out, focuses its heading; going back restores the place', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotels');
  const link = await hydrated(
    page
      .locator('main')
      .getByRole('link', { name: /Heritage Palace/ })
      .first(),
  );
  expect(await page.locator('[data-announcer]').textContent()).toBe('');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const prefetched = page.waitForRequest('**/our-story.data*');
  await page.getByRole('banner').getByRole('link', { name: 'Our Story' }).first().hover();
  await prefetched;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await page.waitForURL('**/hotel/tivoli-heritage-palace');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await expect
    .poll(() => page.evaluate(() => [document.activeElement?.textContent, scrollY]))
    .toEqual(['Tivoli Heritage Palace', 0]);
  await expect
    .poll(async () => (await page.locator('[data-announcer]').textContent()) === (await page.title()))
    .toBe(true);
  await expect.poll(() => page.locator('.progress').getAttribute('data-moving')).toBeNull();
  await page.goBack();
  await page.waitForURL('**/hotels');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('what a tab loads is said while it loads, and then shown', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  const tab = await hydrated(page.locator('main').getByRole('link', { name: 'OMNIA BY TIVOLI', exact: true }));
  const letDataCome = await holdBack(page, '**/locations.data*');
  await tab.click();
  const words = page.getByRole('status').getByText('Loading properties...');
  await words.waitFor();
  await page.locator('.progress[data-moving]').waitFor({ state: 'attached' });
  letDataCome();
  await page.getByText('3 properties', { exact: true }).waitFor();
  await words.waitFor({ state: 'detached' });
  await page.locator('.progress[data-moving]').waitFor({ state: 'detached' });
});

test('what a tab of the home page loads is said in its section', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hotels = page.locator('#our-hotels');
  const tab = await hydrated(hotels.getByRole('link', { name: 'OMNIA BY TIVOLI', exact: true }));
  const letDataCome = await holdBack(page, '**/_.data?brand=omnia*');
  await tab.click();
  await hotels.getByText('Loading hotels...').waitFor();
  letDataCome();
  await hotels.getByRole('link', { name: /Omnia Dwarka/ }).waitFor();
});

test('a bar shows that a slow page is on its way, after 150 ms', async () => {
  const page = await site.visitor({ viewport: phone, reducedMotion: 'no-preference' });
  await page.goto('/hotels');
  const link = await hydrated(
    page
      .locator('main')
      .getByRole('link', { name: /Heritage Palace/ })
      .first(),
  );
  const letCome = await holdBack(page, '**/*.data*');
  await link.click();
  const bar = page.locator('.progress[data-moving]');
  await bar.waitFor({ state: 'attached' });
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.15s');
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
  letCome();
  await page.waitForURL('**/hotel/tivoli-heritage-palace');
  await bar.waitFor({ state: 'detached' });
});

test('a script that is gone after a new release loads the page anew, once, with what was typed', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/enquire');
  const form = page.locator('main form[method="post"]').first();
  await hydrated(form);
  await form.getByLabel('Name').fill('Meera Sample');
  await form.getByLabel('Event Type').selectOption('wedding');
  await form.getByLabel('Special Requirements').fill('A stage for ten musicians');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const script = await page.evaluate(() => {
    const { __reactRouterManifest: list } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return list.routes['listings/locations-route']?.module ?? '';
  });
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const again = page.waitForEvent('load');
  await page.locator('footer').getByRole('link', { name: 'Omnia by Tivoli' }).click();
  await again;
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Meera Sample');
  expect(await form.getByLabel('Event Type').inputValue()).toBe('wedding');
  expect(await form.getByLabel('Special Requirements').inputValue()).toBe('A stage for ten musicians');
  expect([loads, new URL(page.url()).pathname]).toEqual([1, '/enquire']);
});

test('a page that cannot be fetched says so in place, and looks like the site', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotels');
  const link = await hydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await page.route('**/*.data*', (route) => route.abort());
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Cormorant');
});
