import { expect, test } from 'vitest';
import { expectAccessible } from './browser/accessible.ts';
import { siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

const pages = [
  ['/offers', 'Offers', 'Two days in Ambala'],
  ['/loyalty', 'Loyalty', 'How it works'],
  ['/privacy', 'Privacy Policy', 'Digital Personal Data Protection Act, 2023'],
  ['/cookies', 'Cookie Policy', 'tivoli_sent'],
  ['/our-story', 'Our Story', '1931'],
  ['/people', 'People', 'Connect With Our Team'],
  ['/sustainability', 'Sustainability', '300–400'],
  ['/sustainability/esg-summary', 'ESG Summary', '17 rainwater pits'],
  ['/press-coverage', 'Press Coverage', 'Media Inquiries'],
  ['/tivolinet', 'Tivoli Net', 'Gurugram'],
  ['/digital-qr', 'Digital Experience', 'Digital Menu'],
] as const;

test('each page of the group says what it is, fits a small screen and is accessible', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 640 } });
  for (const [path, heading, words] of pages) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect([response?.status(), await page.locator('h1').textContent()]).toEqual([200, heading]);
    expect(await page.locator('main').textContent()).toContain(words);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels of sideways scrolling of ${path}`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
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
