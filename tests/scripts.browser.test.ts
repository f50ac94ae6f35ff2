import { expect, test } from 'vitest';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test('no script can make markup of text on a page that has come to life', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/our-story');
  await hydrated(page.locator('header a').first());
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      address: attempt(() => {
        document.createElement('script').src = '/assets/x.js';
      }),
      code: attempt(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      policy: attempt(() => {
        const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } })
          .trustedTypes;
        types.createPolicy('another', {});
      }),
      plainText: attempt(() => {
        document.createElement('p').innerHTML = 'Palace & lawn';
      }),
    };
  });
  expect(outcome).toEqual({
    markup: 'TypeError',
    address: 'TypeError',
    code: 'TypeError',
    policy: 'TypeError',
    plainText: 'done',
  });
});

test('a browser fetches a page before the click while the scripts are not there, and never a form', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/assets/*.js', () => {});
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/tivolinet', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
  await expect.poll(() => asked).toEqual(['/careers']);
});
