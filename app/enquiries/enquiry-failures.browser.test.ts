import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { switchDatabase } from '#tests/databases/database-switch.ts';
import { bookingsOf } from '#tests/support/bookings.ts';

const site = siteOfThisFile();

const stored = (email: string) => bookingsOf(site.database, email);

afterEach(() => switchDatabase(site.database, 'on'));

describe.each([
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
])('$name', ({ name, javaScriptEnabled }) => {
  const who = name.split(' ')[0];

  async function filledIn(page: Page, email: string): Promise<EnquiryPage> {
    const form = await new EnquiryPage(page).open();
    if (javaScriptEnabled) await form.running();
    return form.fillIn(email);
  }

  test('while the database is away the form keeps every value and gives the phone number', async () => {
    const email = `${who}.away@example.com`;
    const page = await site.visitor({ javaScriptEnabled });
    const form = await filledIn(page, email);
    const typed = await form.values();
    await switchDatabase(site.database, 'off');
    await form.submit.click();
    await form.problem.getByText('Submission Failed').waitFor();
    await form.problem.getByText('We could not store it just now.').waitFor();
    // A page that the server showed again knows the chosen house, and gives its number.
    const phone = javaScriptEnabled ? 'tel:+911155500101' : 'tel:+911155500110';
    expect(await form.problem.getByRole('link').getAttribute('href')).toBe(phone);
    expect({ ...(await form.values()), submission_id: '' }).toEqual({ ...typed, submission_id: '' });
    if (javaScriptEnabled) await expectAccessible(page);

    await switchDatabase(site.database, 'on');
    await form.submit.click();
    await form.confirmed();
    expect(await stored(email)).toBe(1);
  });

  test('a form that another site sends is not taken, but shown with its values', async () => {
    const page = await site.visitor({ javaScriptEnabled });
    const fields = { name: 'Meera Sample', guest_count: '450', variant: 'enquiry', phone: '98100 00000' };
    const inputs = Object.entries(fields).map(([field, value]) => `<input name="${field}" value="${value}">`);
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${site.url}/enquire">${inputs.join('')}<button>Go</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Go' }).click();
    expect((await answered).status()).toBe(403);
    const form = new EnquiryPage(page);
    await form.problem.getByText('Submission Failed').waitFor();
    expect(await form.values()).toMatchObject(fields);
    expect(await stored('')).toBe(0);
  });
});

test('reloading a refused post stores nothing, and reloading the confirmation nothing more', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const form = await (await new EnquiryPage(page).open()).fillIn('reload@example.com');
  await page.getByLabel('Number of Guests').fill('0');
  await form.submit.click();
  await form.problem.waitFor();
  await page.reload();
  await form.problem.waitFor();
  expect(await stored('reload@example.com')).toBe(0);
  await page.getByLabel('Number of Guests').fill('450');
  await form.submit.click();
  await form.confirmed();
  const reference = await form.confirmed();
  await page.reload();
  expect(await form.confirmed()).toBe(reference);
  expect(await stored('reload@example.com')).toBe(1);
});

test('going back and sending the same again without a script gives the same reference', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const form = await (await new EnquiryPage(page).open()).fillIn('again@example.com');
  await form.submit.click();
  const reference = await form.confirmed();
  await page.goBack();
  await form.fillIn('again@example.com');
  await form.submit.click();
  expect(await form.confirmed()).toBe(reference);
  expect(await stored('again@example.com')).toBe(1);
});
