import { expect, test } from 'vitest';
import { EnquiryPage } from './browser/enquiry-page.ts';
import { holdBack } from './browser/hold-back.ts';
import { hydrated } from './browser/hydrated.ts';
import { phone, siteOfThisFile } from './browser/site.ts';

/** The most important cases of `npm run prove first-touch`, with the scripts held back until the visitor has done something. */
const site = siteOfThisFile();
const scripts = '**/assets/*.js';

test('a form that comes back with errors says so at once, and the name that is typed meanwhile stays with its focus', async () => {
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
  // Whoever goes away and comes again finds it, too.
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

test('whoever scrolls on after a reload stays there when the page comes to life', async () => {
  const page = await site.visitor({ viewport: phone });
  const place = page.locator('#content > *').first();
  await page.goto('/privacy', { waitUntil: 'load' });
  await hydrated(place);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const letScriptsCome = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'domcontentloaded' });
  // The browser itself goes back to the place until the visitor scrolls by hand.
  await page.waitForFunction(() => scrollY === 300);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY === 900);
  letScriptsCome();
  await hydrated(place);
  // From here on the router minds the places of pages; what it does at first is over when the page rests again.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(async () => {
    for (let rests = 0; rests < 3; rests += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await page.evaluate(() => scrollY)).toBe(900);
});
