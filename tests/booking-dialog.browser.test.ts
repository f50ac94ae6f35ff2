import { expect, test } from 'vitest';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test.each([
  { how: 'is refused', fail: { status: 503, body: 'Away' } },
  { how: 'never arrives', fail: null },
])('a dialog whose hotels $how says so, and leaves the page as it is', async ({ fail }) => {
  const page = await site.visitor({ viewport: desktop });
  let fails = true;
  await page.route('**/enquire/facts', (route) => {
    if (!fails) return route.continue();
    return fail ? route.fulfill(fail) : route.abort('connectionreset');
  });
  await page.goto('/hotel/the-tivoli');
  const open = page.getByRole('banner').getByRole('link', { name: 'Book Your Stay' });
  await (await hydrated(open)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Failed to load hotels. Please refresh the page.').waitFor();
  expect(await dialog.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await dialog.getByRole('link', { name: 'Open the enquiry page' }).getAttribute('href')).toBe(
    '/enquire?venue=the-tivoli',
  );
  expect(new URL(page.url()).pathname).toBe('/hotel/the-tivoli');
  expect(await page.locator('main h1').textContent()).toContain('Tivoli');

  fails = false;
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await dialog.getByLabel('Name').waitFor();
});
