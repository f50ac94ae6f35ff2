import { expect, test } from 'vitest';
import { EnquiryPage } from './browser/enquiry-page.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();
const asked = 'I would like to know more about Oyster Greens.';

test('an alias of a venue chooses the venue', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await new EnquiryPage(page).open('tivoli-grand-palace');
  expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('the-tivoli');
});

test.each([true, false])('asking about a space fills in the form of its hotel (JavaScript: %s)', async (withScript) => {
  const page = await site.visitor({ viewport: desktop, javaScriptEnabled: withScript });
  await page.goto('/hotel/the-tivoli');
  const ask = page.getByRole('link', { name: 'Enquire about Oyster Greens' }).first();
  if (withScript) {
    await new EnquiryPage(page).running();
    await page.getByLabel('Special Requirements').fill('Two evenings.');
    await (await hydrated(ask)).click();
  } else await page.goto(new URL((await ask.getAttribute('href')) ?? '', page.url()).href);
  const words = page.getByLabel('Special Requirements');
  expect(await words.inputValue()).toBe(withScript ? `${asked}\nTwo evenings.` : asked);
  expect(new URL(page.url()).hash).toBe('#venue-booking-form');
  expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('the-tivoli');
});

test('the dialog of the header chooses the hotel whose page is open', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotel/tivoli-bijwasan');
  const open = page.getByRole('banner').getByRole('link', { name: 'Book Your Stay' });
  expect(await open.getAttribute('href')).toBe('/enquire?venue=tivoli-bijwasan');
  await (await hydrated(open)).click();
  const dialog = page.getByRole('dialog');
  const venue = dialog.getByLabel('Preferred Venue');
  await expect.poll(() => venue.inputValue()).toBe('tivoli-bijwasan');
});
