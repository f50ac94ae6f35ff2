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
      plainText: attempt(() => {
        document.createElement('p').innerHTML = 'Palace & lawn';
      }),
    };
  });
  expect(outcome).toEqual({
    markup: 'TypeError',
    address: 'TypeError',
    code: 'TypeError',
    plainText: 'done',
  });
});

test('a browser fetches a page before the click while the scripts are not there, and no form', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/assets/*.js', () => {});
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Prefetch') asked.push(new URL(request.url).pathname);
  });
  await page.goto('/tivolinet', { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'The Tivoli' }).first().hover();
  await footer.getByRole('link', { name: 'Careers' }).hover();
  await expect.poll(() => asked).toEqual(['/careers']);
});
