import { expect, test } from 'vitest';
import { atATime } from '#tests/support/at-a-time.ts';
import { pagesOfEachKind, unknownPage } from '#tests/support/visitor-pages.ts';
import { firstTenSeconds, mostScriptBytes, scriptBytes } from './browser/first-ten-seconds.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

// Pictures are not prepared, because only scripts are measured here.
const site = siteOfThisFile();

const pages = [...pagesOfEachKind, '/compare', unknownPage];

test('no page of any kind fetches more scripts in its first ten seconds than it may, on phone or desktop', async () => {
  const heavy: string[] = [];
  await atATime(2, pages, async (path) => {
    const page = await site.visitor({ viewport: pages.indexOf(path) % 2 ? desktop : phone });
    const bytes = scriptBytes(await firstTenSeconds(page, path));
    if (bytes === 0 || bytes > mostScriptBytes) heavy.push(`${path}: ${bytes}`);
    await page.goto('about:blank');
  });
  expect(heavy).toEqual([]);
});
