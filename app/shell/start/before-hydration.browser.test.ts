import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { openBeforeScripts } from '#tests/browser/open-before-scripts.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test('a button that is pressed before the page has come to life does its work then, and once', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/');
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

test('"Enquire" that is pressed before its script is there is busy at once, then opens its dialog', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/our-story', { viewport: desktop });
  const link = page.getByRole('banner').getByRole('link', { name: 'Enquire' });
  // In the same turn as the press, before anything else can happen.
  const isBusy = await link.evaluate((element: HTMLElement) => {
    element.click();
    return element.getAttribute('aria-busy');
  });
  expect(isBusy).toBe('true');
  letScriptsCome();
  await page.getByRole('dialog', { name: 'Book Your Stay' }).getByLabel('Name').waitFor();
  await expect.poll(() => link.getAttribute('aria-busy')).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/our-story');
});

test('where the scripts do not come at all, the link leads to its page', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install({ time: 0 });
  await page.route('**/assets/*.js', () => {});
  await page.goto('/our-story', { waitUntil: 'domcontentloaded' });
  // From here on only this test's time passes.
  await page.clock.pauseAt(600_000);
  await page.getByRole('banner').getByRole('link', { name: 'Enquire' }).click();
  await page.clock.runFor(7_900);
  expect(new URL(page.url()).pathname).toBe('/our-story');
  await page.clock.runFor(200);
  await page.waitForURL('**/enquire*', { waitUntil: 'commit' });
});

test('a tab that is pressed before the page has come to life changes the cards in place', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const tab = page.locator('#our-hotels').getByRole('link', { name: 'OMNIA BY TIVOLI' });
  await tab.click();
  expect(await tab.getAttribute('aria-busy')).toBe('true');
  letScriptsCome();
  await page.waitForURL((url) => url.searchParams.get('brand') === 'omnia');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a button of a part that is not due yet is busy at once, and does its work once', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/', { viewport: desktop });
  const next = page.getByRole('button', { name: 'Next locations' });
  await next.click();
  expect(await next.getAttribute('aria-busy')).toBe('true');
  letScriptsCome();
  const shown = () =>
    page
      .locator('#our-locations .slide-dots button')
      .evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
  await expect.poll(shown).toBe(1);
  await expect.poll(() => next.getAttribute('aria-busy')).toBeNull();
});

/** Whether the menu of a button is still open after hydration; a menu that closes stays visible for a moment. */
async function staysOpen(page: Page, opener: Locator): Promise<boolean> {
  await hydrated(opener);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
  const opened = page.locator(`#${await opener.getAttribute('popovertarget')}`);
  return opened.evaluate((part) => part.matches(':popover-open'));
}

test('the phone’s menu that is opened before the page has come to life stays open, as it was opened', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/our-story');
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
  const { page, letScriptsCome } = await openBeforeScripts(site, '/hotels', {
    viewport: desktop,
    reducedMotion: 'no-preference',
  });
  const opener = page.getByRole('button', { name: 'Brands', exact: true });
  await opener.click();
  letScriptsCome();
  expect(await staysOpen(page, opener)).toBe(true);
});

/** Event types with which React only learns where the visitor is; it hydrates a part at once for all others. */
const harmless =
  /^(pointer|mouse)(over|out|enter|leave|move|rawupdate)$|^focus(in|out)$|^select(start|ionchange)?$|^beforeinput$/;

test('what is typed, pressed or pasted early does not make React hydrate in one go', async () => {
  const { page } = await openBeforeScripts(site, '/contact', { viewport: desktop });
  await page.evaluate(() => {
    const types = Object.keys(Object.getOwnPropertyDescriptors(HTMLElement.prototype))
      .filter((name) => name.startsWith('on'))
      .map((name) => name.slice(2));
    const heard = new Set<string>();
    // React listens there, too.
    for (const type of [...types, 'textInput', 'beforeinput', 'focusin', 'compositionstart', 'compositionend'])
      document.addEventListener(type, () => heard.add(type));
    Object.assign(window, { heard });
  });
  const name = page.locator('#contact-name');
  await name.dblclick();
  await name.pressSequentially('Priya');
  await name.press('Control+A');
  await name.press('Control+X');
  await name.press('Control+V');
  await page.locator('h1').click({ button: 'middle' });
  await page.locator('form:has(#contact-name) select').first().selectOption({ index: 1 });
  await page.locator('html').hover();
  const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
  expect(await name.inputValue()).toBe('Priya');
  expect(heard).toContain('focusin');
  expect(heard.filter((type) => !harmless.test(type))).toEqual([]);
});

test('what is typed into the search before the page has come to life brings suggestions then', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/search');
  await page.locator('main input[type=search]').pressSequentially('oyster');
  letScriptsCome();
  await page.getByRole('option', { name: 'Oyster Greens' }).waitFor();
});

test('what is typed into a form before the page has come to life survives several reloads', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/enquire');
  await page.locator('#enquiry-name').pressSequentially('Priya Sharma Verma');
  // Nothing is typed before the second one.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  letScriptsCome();
  const name = () => page.locator('#enquiry-name').inputValue();
  await expect.poll(name).toBe('Priya Sharma Verma');
  await page.locator('#enquiry-phone').pressSequentially('98');
  await page.reload();
  await expect.poll(name).toBe('Priya Sharma Verma');
});

test('what is chosen before the page has come to life survives a reload, beside the draft', async () => {
  const page = await site.visitor();
  await page.goto('/enquire');
  await hydrated(page.locator('#enquiry-name'));
  await page.locator('#enquiry-name').fill('Priya');
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('#enquiry-event-type').selectOption('wedding');
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect.poll(() => page.locator('#enquiry-event-type').inputValue()).toBe('wedding');
  await expect.poll(() => page.locator('#enquiry-name').inputValue()).toBe('Priya');
  expect(await page.getByRole('radio', { name: 'Yes' }).first().isChecked()).toBe(true);
});

test('a hotel that a page has filled in by itself is not carried to the next page', async () => {
  const { page, letScriptsCome } = await openBeforeScripts(site, '/enquire?venue=the-tivoli');
  await page.goto('/enquire?venue=omnia-noida', { waitUntil: 'domcontentloaded' });
  letScriptsCome();
  await hydrated(page.locator('#enquiry-name'));
  expect(await page.locator('select[name="venue_id"]').inputValue()).toBe('omnia-noida');
});

test('a password that is typed before the page has come to life is stored nowhere', async () => {
  const { page } = await openBeforeScripts(site, '/desk/sign-in');
  await page.locator('input[type=password]').fill('a secret of eighteen letters');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('secret');
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
  // While the page scrolls to its footer, the mouse may rest on the link to the page itself.
  await expect.poll(() => asked.filter((path) => path !== '/tivolinet')).toEqual(['/careers']);
});
