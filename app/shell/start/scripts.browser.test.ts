import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

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

/** Collects the addresses of the scripts that a page requests. */
function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

test('scripts are asked for once the page has loaded, and no style sheet joins', async () => {
  const page = await site.visitor({ viewport: desktop });
  const asked = recordScripts(page);
  const letPicturesCome = await holdBack(page, '**/storage/**');
  await page.goto('/our-story', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
  letPicturesCome();
  await page.locator('html[data-hydrated]').waitFor();
  expect(asked.length).toBeGreaterThan(5);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
});

test('a page whose module script is written in another way comes to life all the same', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/our-story', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // This is how the page looks where the server did not find the script: see `server-parts.test.tsx`.
    const body = html.replace(/ type="text\/waiting-module" data-scripts="[^"]*"/, ' type="module"');
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto('/our-story');
  await page.locator('html[data-hydrated]').waitFor();
});

test('scripts that cannot be had for a while are asked for again; meanwhile the page is plain HTML', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/robots.txt');
  let isDown = true;
  const failed: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    if (!isDown) return route.continue();
    failed.push(route.request().url());
    await route.abort('internetdisconnected');
  });
  await page.goto('/our-story');
  await expect.poll(() => failed.length).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  isDown = false;
  await page.locator('html[data-hydrated]').waitFor();
});

test('a part whose script cannot be had for a while is asked for again', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/our-story');
  await page.locator('html[data-hydrated]').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Book Your Stay' });
  const failed: string[] = [];
  await page.route('**/assets/booking-form-*.js*', async (route) => {
    if (failed.length === 2) return route.continue();
    failed.push(route.request().url());
    await dialog.getByText('Loading...').waitFor();
    await route.abort('internetdisconnected');
  });
  await page.getByRole('banner').getByRole('link', { name: 'Enquire' }).click();
  await dialog.getByLabel('Name').waitFor();
  expect(new Set(failed).size).toBe(2);
});

test('the scripts of a part come when it comes near the screen, and all with the visitor’s first move', async () => {
  const page = await site.visitor({ viewport: desktop });
  const asked = recordScripts(page);
  const isAsked = (part: string) => asked.some((address) => address.startsWith(`/assets/${part}-`));
  await page.goto('/hotel/the-tivoli', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // Playwright's own questions would count as a visitor's move.
  const session = await page.context().newCDPSession(page);
  const expression = "'hydrated' in document.documentElement.dataset";
  const isHydrated = async () => (await session.send('Runtime.evaluate', { expression })).result.value;
  await expect.poll(isHydrated).toBe(true);
  expect([isAsked('rooms'), isAsked('dining')]).toEqual([false, false]);
  await page.setViewportSize({ ...desktop, height: 1_600 });
  await expect.poll(() => isAsked('rooms')).toBe(true);
  expect(isAsked('dining')).toBe(false);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => isAsked('dining')).toBe(true);
  await page.locator('#dining').waitFor();
  await expect.poll(() => page.locator('[data-waits-for-script]').count()).toBe(0);
});
