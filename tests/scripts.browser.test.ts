import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layOut } from './browser/accessible.ts';
import { holdBack } from './browser/hold-back.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

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

const isAlive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'));

test('a page that nobody touches fetches its scripts after a second and comes to life after four', async () => {
  const page = await site.visitor({ viewport: desktop });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.endsWith('.js'));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/our-story');
  const link = page.locator('header a').first();
  await page.clock.runFor(900);
  expect(scripts()).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts().length).toBeGreaterThan(5);
  await page.clock.runFor(2_000);
  expect(await link.evaluate(isAlive)).toBe(false);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect.poll(() => link.evaluate(isAlive)).toBe(true);
});

test('whoever scrolls before that sees the page move, and then has it come to life with the whole style sheet', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/our-story');
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
  await page.mouse.wheel(0, 400);
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  await page.clock.runFor(100);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
  await page.clock.runFor(100);
  await page.locator('link[rel=stylesheet][href*="/assets/app-"]').waitFor({ state: 'attached' });
  await page.clock.resume();
  await expect.poll(() => page.locator('header a').first().evaluate(isAlive)).toBe(true);
});

/** A page whose scripts are asked for and do not come before they may. */
async function unborn(
  path: string,
  options?: BrowserContextOptions,
): Promise<{ page: Page; letScriptsCome: () => void }> {
  const page = await site.visitor({ viewport: phone, reducedMotion: 'reduce', ...options });
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, letScriptsCome };
}

test('a button that is pressed before the page has come to life does its work then, and once', async () => {
  const { page, letScriptsCome } = await unborn('/');
  const hero = page.getByRole('region', { name: 'Welcome' });
  const shown = () =>
    hero.locator('.slide-dots button').evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
  const next = hero.getByRole('button', { name: 'Next picture' });
  await next.click();
  await next.click();
  expect(await shown()).toBe(0);
  letScriptsCome();
  await expect.poll(shown).toBe(1);
  await next.click();
  await expect.poll(shown).toBe(2);
});

test('slides that start with the page are not stopped by who told them to before', async () => {
  const { page, letScriptsCome } = await unborn('/', { reducedMotion: 'no-preference' });
  const hero = page.getByRole('region', { name: 'Welcome' });
  await hero.getByRole('button', { name: 'Play' }).click();
  letScriptsCome();
  const pause = hero.getByRole('button', { name: 'Pause' });
  await pause.waitFor();
  await expect.poll(() => hero.locator('.slide-dots button').first().getAttribute('aria-current')).toBeNull();
  await pause.waitFor();
});

/** Whether what a button opens is open once the page lives: a part that closes is in sight for a moment longer. */
async function staysOpen(page: Page, opener: Locator): Promise<boolean> {
  await hydrated(opener);
  await page.locator('meta[name=alive]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
  const opened = page.locator(`#${await opener.getAttribute('popovertarget')}`);
  return opened.evaluate((part) => part.matches(':popover-open'));
}

test('the phone’s menu that is opened before the page has come to life stays open, with what was opened in it', async () => {
  const { page, letScriptsCome } = await unborn('/our-story');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Brands', { exact: true }).click();
  await menu.getByText('Omnia by Tivoli', { exact: true }).click();
  letScriptsCome();
  expect(await staysOpen(page, opener)).toBe(true);
  await menu.getByRole('link', { name: /Omnia Noida/ }).waitFor();
});

test('a wide screen’s menu that is opened before the page has come to life stays open', async () => {
  const { page, letScriptsCome } = await unborn('/hotels', { viewport: desktop, reducedMotion: 'no-preference' });
  const opener = page.getByRole('button', { name: 'Brands', exact: true });
  await opener.click();
  letScriptsCome();
  expect(await staysOpen(page, opener)).toBe(true);
});

test('a strip that is swiped before the page has come to life turns on from there', async () => {
  const { page, letScriptsCome } = await unborn('/');
  await layOut(page);
  const hotels = page.locator('#our-hotels');
  await hotels.locator('.strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  letScriptsCome();
  await hydrated(hotels.getByRole('button', { name: 'Next hotels' }));
  await hotels.getByText('2 of 6').waitFor();
});

test('what is typed into the search before the page has come to life brings suggestions then', async () => {
  const { page, letScriptsCome } = await unborn('/search');
  await page.locator('main input[type=search]').pressSequentially('oyster');
  letScriptsCome();
  await page.getByRole('option', { name: 'Oyster Greens' }).waitFor();
});

test('the team learns where a visitor came from who went on before the first page came to life', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/our-story?utm_source=letter&name=Meera');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hydrated(page.locator('header a').first());
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain('landing_path=%2Four-story&utm_source=letter');
  expect(await kept()).not.toContain('Meera');
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
