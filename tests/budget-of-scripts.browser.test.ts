import { expect, test } from 'vitest';
import { atATime } from '#tests/support/at-a-time.ts';
import { firstTenSeconds, mostScriptBytes, scriptBytes } from './browser/first-ten-seconds.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

// Its pictures are not made small: scripts alone are weighed here.
const site = siteOfThisFile();

/** One page of each kind that visitors see. */
const templates = [
  '/hotel/omnia-noida',
  '/hotel/the-tivoli/tour',
  '/hotel/the-tivoli/fact-sheet',
  '/locations',
  '/all-locations',
  '/brands/omnia',
  '/weddings',
  '/careers',
  '/offers',
  '/our-story',
  '/press-coverage',
  '/sustainability',
  '/loyalty',
  '/contact',
  '/people',
  '/digital-qr',
  '/search?q=palace',
  '/compare',
  '/request-room/the-tivoli',
  '/privacy',
  '/nowhere',
];

test('no page of any kind fetches more scripts in its first ten seconds than it may, on phone or desktop', async () => {
  const heavy: string[] = [];
  await atATime(2, templates, async (path) => {
    const page = await site.visitor({ viewport: templates.indexOf(path) % 2 ? desktop : phone });
    const bytes = scriptBytes(await firstTenSeconds(page, path));
    if (bytes === 0 || bytes > mostScriptBytes) heavy.push(`${path}: ${bytes}`);
    await page.goto('about:blank');
  });
  expect(heavy).toEqual([]);
}, 120_000);
