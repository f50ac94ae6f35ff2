import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { thankYouTexts as thanks } from '#app/enquiries/confirmation/texts.hi.ts';
import { formatDay } from '#app/language/dates.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { readMailsFrom } from '#tests/browser/mails-about.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();
const day = inDays(120);

async function send(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
}

test('without a script: errors, what was typed, confirmation, mail and calendar entry are in Hindi', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/hi/enquire');
  await page.getByLabel('नाम').fill('आशा शर्मा');
  await page.getByLabel('मेहमानों की संख्या').fill('बहुत');
  await page.getByLabel('फ़ोन').fill('१२');
  await page.getByLabel('ख़ास ज़रूरतें').fill('लॉन में हल्दी');
  await send(page, 'पूछताछ भेजें');

  const problem = page.getByRole('alert');
  await problem.getByText('कृपया सभी ज़रूरी जानकारी भरें').waitFor();
  const lines = await problem.getByRole('link').allTextContents();
  expect(lines).toEqual([
    'आयोजन: बताइए कि कौन-सा आयोजन है',
    'आयोजन की तारीख़: तारीख़ चुनें',
    'मेहमानों की संख्या: 1 से 10,000 तक की पूरी संख्या लिखें',
    'फ़ोन: फ़ोन नंबर लिखें, जैसे 98100 00000',
    'ईमेल: अपना ईमेल लिखें, जैसे name@example.com',
  ]);
  for (const line of lines) {
    const said = line.slice(line.indexOf(': ') + 2);
    expect(await page.locator('.field-error').filter({ hasText: said }).count(), said).toBe(1);
  }
  expect(await page.getByLabel('नाम').inputValue()).toBe('आशा शर्मा');
  expect(await page.getByLabel('मेहमानों की संख्या').inputValue()).toBe('बहुत');
  expect(await page.getByLabel('ख़ास ज़रूरतें').inputValue()).toBe('लॉन में हल्दी');

  const email = 'asha.plain@example.com';
  await page.getByLabel('आयोजन', { exact: false }).first().selectOption({ label: 'शादी' });
  await page.getByLabel('आयोजन की तारीख़').fill(day);
  await page.getByLabel('मेहमानों की संख्या').fill('१५०');
  await page.getByLabel('फ़ोन').fill('९८१०० ०००००');
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('होटल या वेन्यू').selectOption('the-tivoli');
  await page.getByLabel('बजट').selectOption({ label: '₹10 – 20 लाख' });
  await send(page, 'पूछताछ भेजें');

  await page.getByRole('heading', { name: thanks.heading }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/hi\/enquire\/sent\/TV-/);
  const main = (await page.getByRole('main').textContent()) ?? '';
  for (const words of [
    thanks.enquiry,
    'आपका रेफ़रेंस नंबर',
    'शादी',
    formatDay(day, hindiDates),
    '₹10 – 20 लाख',
    'एक और बुकिंग का अनुरोध भेजें',
  ])
    expect(main).toContain(words);

  const { acknowledgement, alert } = await readMailsFrom(site, 'venue_bookings', email);
  expect(acknowledgement.subject).toMatch(/^Tivoli: आपकी पूछताछ हमें मिल गई है \(TV-\w{6}\)$/);
  for (const body of [acknowledgement.text, acknowledgement.html]) {
    expect(body).toContain('नमस्ते आशा शर्मा जी,');
    expect(body).toContain('पूछताछ के लिए धन्यवाद। हम 24 घंटे के भीतर आपसे संपर्क करेंगे।');
    expect(body).toContain(formatDay(day, hindiDates));
  }
  const calendar = acknowledgement.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain('SUMMARY:शादी (Tivoli पूछताछ');
  expect(alert.text).toContain('Prefers Hindi.');
  expect(alert.text).toContain('Guests: 150');
});

test('what was typed follows into the other language and back, also before the page comes to life', async () => {
  const page = await site.visitor();
  await page.goto('/enquire?venue=the-tivoli');
  await (await new EnquiryPage(page).running()).fillIn('both@example.com');
  const typed = await new EnquiryPage(page).values();
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/enquire?venue=the-tivoli');
  const form = await new EnquiryPage(page).running();
  const kept = ({ submission_id, campaign, ...values }: Record<string, string>) => values;
  await expect.poll(async () => kept(await form.values())).toEqual(kept(typed));
  await page.getByLabel('नाम').fill('आशा शर्मा');

  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/hi/enquire?venue=the-tivoli', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('मेहमानों की संख्या').fill('600');
  await page.goto('/enquire?venue=the-tivoli', { waitUntil: 'domcontentloaded' });
  letScriptsCome();
  await form.running();
  await expect
    .poll(async () => kept(await form.values()))
    .toEqual({ ...kept(typed), name: 'आशा शर्मा', guest_count: '600' });
});

test('what a form repeats that was sent before the page came to life follows as well', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/enquire', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Number of Guests').fill('1,200');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click({ noWaitAfter: true });
  await page.getByText('Enter your name').first().waitFor();
  letScriptsCome();
  const form = await new EnquiryPage(page).running();
  await page.goto('/hi/enquire');
  await form.running();
  await expect.poll(async () => (await form.values()).guest_count).toBe('1,200');
});

test('the form and its errors are accessible and fit, 1440, 390 and 320 pixels wide', async () => {
  const screens = [desktop, phone, { width: 320, height: 700 }];
  const page = await site.visitor();
  await page.goto('/hi/enquire');
  await page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await expectToFit(page);
  }
  await send(page, 'पूछताछ भेजें');
  await page.getByRole('alert').getByText('कृपया सभी ज़रूरी जानकारी भरें').waitFor();
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
});

test('a form that nobody answers says so in Hindi, and leads to its confirmation in the end', async () => {
  const page = await site.visitor();
  await page.goto('/hi/enquire');
  await page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
  await page.getByLabel('नाम').fill('आशा शर्मा');
  await page.getByLabel('आयोजन', { exact: false }).first().selectOption({ label: 'शादी' });
  await page.getByLabel('आयोजन की तारीख़').fill(day);
  await page.getByLabel('मेहमानों की संख्या').fill('१५०');
  await page.getByLabel('फ़ोन').fill('९८१०० ०००००');
  await page.getByLabel('ईमेल').fill('asha.away@example.com');
  await page.route('**/hi/enquire/send', (route) => route.abort());
  await send(page, 'पूछताछ भेजें');
  const problem = page.getByRole('alert');
  await problem.getByText('आपका फ़ॉर्म हम तक नहीं पहुँचा।').waitFor();
  await page.getByText(/^हम \d+ सेकंड में अपने आप फिर कोशिश करेंगे।$/).waitFor();
  await page.unroute('**/hi/enquire/send');
  await send(page, 'पूछताछ भेजें');
  await page.waitForURL('**/hi/enquire/sent/*');
  await page.getByRole('heading', { level: 1, name: thanks.heading }).waitFor();
});
