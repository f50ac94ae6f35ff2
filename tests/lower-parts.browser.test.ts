import { expect, test } from 'vitest';
import { expectNoViolations } from './browser/accessible.ts';
import { phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test('a page that nobody touches lays out all of itself, and no reader finds one part over another', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const laidOut = () =>
    page
      .locator('main > *, .site-footer')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility !== 'auto'));
  await expect.poll(laidOut, { timeout: 20_000 }).not.toContain(false);
  await expectNoViolations(page);
}, 40_000);
