import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

/** A page with a link to a page whose data comes by names that the scripts of this tab do not know. */
async function openedBeforeRelease(): Promise<{ page: Page; goToPeople: () => Promise<void> }> {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/our-story');
  const link = await hydrated(page.locator('a[href="/people"]').first());
  // An empty object, as React Router writes it: no route of this build has data in it.
  await page.route('**/people.data*', (route) => route.fulfill({ contentType: 'text/x-script', body: '[{}]\n' }));
  return { page, goToPeople: () => link.evaluate((element: HTMLElement) => element.click()) };
}

/** Whether the page whose data is not understood is loaded as a whole, once it was looked at for another release. */
async function isLoadedAgain(page: Page, goToPeople: () => Promise<void>): Promise<boolean> {
  const loadings: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loadings.push(request.url());
  });
  const asked = page.waitForResponse((response) => response.url().endsWith('/people') && response.ok());
  await goToPeople();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await (await asked).finished();
  await page.waitForTimeout(1_000);
  return loadings.length > 0;
}

test('a tab from before a release loads the page as a whole where it does not understand its data', async () => {
  const { page, goToPeople } = await openedBeforeRelease();
  await page.route('**/people', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/manifest-\w+\.js/g, 'manifest-later.js'),
    });
  });
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/people'));
  await goToPeople();
  await loaded;
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
});

test('a page that fails without a release says so, and is not loaded again and again', async () => {
  const { page, goToPeople } = await openedBeforeRelease();
  expect(await isLoadedAgain(page, goToPeople)).toBe(false);
});

test('a page that fails is not loaded again where something between answers for the site', async () => {
  const { page, goToPeople } = await openedBeforeRelease();
  await page.route('**/people', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please accept our terms.</p>' });
  });
  expect(await isLoadedAgain(page, goToPeople)).toBe(false);
});
