import { expect, test } from 'vitest';
import { expectAccessible } from './browser/accessible.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test.each([
  { at: 'a phone, from the bottom bar', viewport: phone, bar: 'Contact', name: 'Enquire' },
  { at: 'a desktop, from the header', viewport: desktop, bar: undefined, name: 'Book Your Stay' },
])('the enquiry opens in a dialog that can be read on $at', async ({ viewport, bar, name }) => {
  const page = await site.visitor({ viewport });
  await page.goto('/');
  const place = bar ? page.getByRole('navigation', { name: bar }) : page.getByRole('banner');
  await (await hydrated(place.getByRole('link', { name, exact: true }))).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Stay' });
  await dialog.getByLabel('Name').waitFor();
  await expectAccessible(page);

  await dialog.getByLabel('Name').press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
});
