import { expect, test } from 'vitest';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
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

test('an offer fills in its enquiry with the house, the occasion and its name', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/offers', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Enquire about An evening under glass' }).click();
  await page.waitForURL('**/enquire?**');
  expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('upper-hse-sultanpur');
  expect(await page.getByLabel('Event Type').inputValue()).toBe('cocktail');
  expect(await page.getByLabel('Special Requirements').inputValue()).toContain('An evening under glass');
});
