import { expect, test } from 'vitest';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

/** The main cases of `npm run prove first-touch`. Scripts are held back until the visitor has done something. */
const site = siteForReaders();
const scripts = '**/assets/*.js';

test('a form that comes back with errors says so at once; what is typed meanwhile stays with its focus', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, scripts);
  const form = await new EnquiryPage(page).open();
  const name = page.getByLabel('Name');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.submit.click();
  expect((await answered).status()).toBe(422);
  await expect.poll(() => form.problem.evaluate((box) => box === document.activeElement)).toBe(true);
  await name.click();
  await page.keyboard.type('Priya Sharma ');
  letScriptsCome();
  await form.running();
  await page.keyboard.type('Verma');
  expect(await name.inputValue()).toBe('Priya Sharma Verma');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  // The mark is also there for a visitor who leaves and returns.
  await page.goto('/offers', { waitUntil: 'domcontentloaded' });
  await (await form.open()).running();
  expect(await name.inputValue()).toBe('Priya Sharma Verma');
});

test('what was typed before the script ran is kept for the next page with the form', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, scripts);
  const form = await new EnquiryPage(page).open();
  await page.getByLabel('Email').fill('early@example.com');
  letScriptsCome();
  await form.running();
  await page.goto('/offers', { waitUntil: 'domcontentloaded' });
  await (await form.open()).running();
  expect((await form.values()).email).toBe('early@example.com');
});

test('an enquiry that is filled in before the script runs is not taken for one that was filled in at once', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, scripts);
  const form = await (await new EnquiryPage(page).open()).fillIn('quick@example.com');
  const filledIn = await page.evaluate(() => performance.now());
  letScriptsCome();
  await form.running();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('send'));
  await form.submit.click();
  const took = /name="took_ms"\r\n\r\n(\d+)/.exec((await asked).postData() ?? '')?.[1];
  expect(Number(took)).toBeGreaterThanOrEqual(Math.floor(filledIn));
  await form.confirmed();
});

test('letters that are typed while the page comes to life do not make it hydrate in one go', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    // React listens for typing here, at the root of the page.
    document.addEventListener('keydown', () => {
      document.documentElement.dataset.heard ??= String('hydrated' in document.documentElement.dataset);
    });
  });
  const letScriptsCome = await holdBack(page, scripts);
  const form = await new EnquiryPage(page).open();
  const name = page.getByLabel('Name');
  await name.pressSequentially('Priya ');
  letScriptsCome();
  await form.running();
  await name.pressSequentially('Sharma');
  expect(await name.inputValue()).toBe('Priya Sharma');
  expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBe('true');
});

test('a date that is half typed when the page comes to life can be typed to its end', async () => {
  const page = await site.visitor({ viewport: desktop });
  const letScriptsCome = await holdBack(page, scripts);
  const form = await new EnquiryPage(page).open();
  await page.getByLabel('Event Date').focus();
  await page.keyboard.type('0505');
  letScriptsCome();
  await form.running();
  await page.keyboard.type('2027');
  expect((await form.values()).event_date).toBe('2027-05-05');
});

test('whoever scrolls on after a reload stays there when the page comes to life', async () => {
  const page = await site.visitor({ viewport: phone });
  const place = page.locator('#content > *').first();
  await page.goto('/privacy', { waitUntil: 'load' });
  await hydrated(place);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const letScriptsCome = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'domcontentloaded' });
  // The browser restores the position itself until the visitor scrolls by hand.
  await page.waitForFunction(() => scrollY === 300);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY === 900);
  letScriptsCome();
  await hydrated(place);
  // From here on the router restores positions; its first restoration is over when the page stops moving.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(async () => {
    for (let rests = 0; rests < 3; rests += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('where the scripts fail, what was typed is there after going away and back, and the browser sends it', async () => {
  const page = await site.visitor();
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  const form = await (await new EnquiryPage(page).open()).fillIn('no-script@example.com');
  await page.goto('/offers', { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await form.values()).name).toBe('Meera Sample');
  await form.submit.click();
  await page.waitForURL('**/enquire/sent/*', { waitUntil: 'domcontentloaded' });
  await form.confirmed();
});

test('a gallery picture that is pressed before its script is there opens in the lightbox then', async () => {
  const page = await site.visitor({ viewport: phone });
  const letScriptsCome = await holdBack(page, scripts);
  await page.goto('/hotel/the-tivoli', { waitUntil: 'domcontentloaded' });
  const third = page.locator('#gallery').getByRole('link').nth(2);
  await third.click();
  expect(await third.getAttribute('aria-busy')).toBe('true');
  letScriptsCome();
  await page.getByRole('dialog', { name: 'Gallery' }).getByText('3 of 6').waitFor();
  await page.waitForURL('**/hotel/the-tivoli/gallery/3');
});

test('a menu that came open with its page becomes a dialog without taking the focus from where it is', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, scripts);
  await page.goto('/?menu=gourmet-mains', { waitUntil: 'domcontentloaded' });
  const dialog = page.getByRole('dialog');
  const enquire = dialog.getByRole('link', { name: 'Enquire' });
  await enquire.focus();
  letScriptsCome();
  await expect.poll(() => dialog.evaluate((box) => box.matches(':modal'))).toBe(true);
  expect(await enquire.evaluate((link) => link === document.activeElement)).toBe(true);
});
