import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('the form with errors fits the screen and is accessible on a %s', async (_name, viewport) => {
  const page = await site.visitor({ viewport });
  const form = await (await new EnquiryPage(page).open()).running();
  await form.submit.click();
  await form.problem.waitFor();
  expect(await form.problem.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await expectToFit(page);
});

test('an error goes away once its field is right, and the others stay', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.submit.click();
  await form.problem.waitFor();
  await page.getByLabel('Name').fill('Meera');
  await page.getByText('Enter your name', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Choose an event type', { exact: true }).last().waitFor();
});

test('the error of a number that only the server knows to be wrong stays until that field is changed', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('wrong-number@example.com');
  await page.getByLabel('Phone').fill('0000000000000000');
  await form.submit.click();
  const error = page.locator('.field-error');
  const saysNumber = 'Enter a phone number, for example 98100 00000';
  await error.getByText(saysNumber).waitFor();
  await page.getByLabel('Number of Guests').fill('');
  await page.getByLabel('Name').fill('Asha Sample');
  await expect.poll(() => page.evaluate(() => sessionStorage['draft of /enquire/send'])).toContain('Asha Sample');
  expect(await error.allTextContents()).toEqual([saysNumber]);
  // The browser finds the next one, and sends nothing.
  await form.submit.click();
  await expect.poll(() => error.count()).toBe(2);
  await page.getByLabel('Number of Guests').fill('450');
  await expect.poll(() => error.allTextContents()).toEqual([saysNumber]);
  await page.getByLabel('Phone').fill('98100 00000');
  await error.waitFor({ state: 'detached' });
});

test('on a phone the confirmation shows its reference at once, and the bar below it calls or writes', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('first@example.com');
  await form.submit.click();
  const reference = await form.confirmed();
  await page.waitForURL(`**/enquire/sent/${reference}`);
  const line = await page.getByText(reference).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0), 'the reference stands above the bar').toBeLessThan(phone.height - 65);
  const bar = page.getByRole('navigation', { name: 'Contact' });
  expect(await bar.getByRole('link').allTextContents()).toEqual(['Call', 'WhatsApp']);
  expect(await bar.getByRole('link').first().getAttribute('href'), 'the house itself').toBe('tel:+911155500110');
  expect(await page.locator('main form').count(), 'nothing of the form').toBe(0);
  await expectAccessible(page);
  await expectToFit(page);
});

test('the enquiry about a house shows its picture and who answers; the first field is on the first screen', async () => {
  for (const viewport of [phone, desktop]) {
    const page = await site.visitor({ viewport, javaScriptEnabled: false });
    await page.goto('/enquire?venue=tivoli-bijwasan');
    const opener = page.locator('.place');
    expect(await opener.textContent()).toContain('The events team of Tivoli Bijwasan will answer you.Within 24 hours');
    expect(await opener.locator('.picture-image').getAttribute('src')).toContain('tivoli-bijwasan');
    const field = await page.getByLabel('Name').boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(viewport.height - (viewport === phone ? 65 : 0));
  }
});

test('the form can be filled in and sent from the keyboard', async () => {
  const page = await site.visitor({ viewport: desktop });
  const form = await (await new EnquiryPage(page).open('the-tivoli')).running();
  const [year = '', month = '', day = ''] = inDays(200).split('-');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Meera Sample');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wed');
  // Past the venue, which is chosen, and its halls.
  for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(`${day}${month}${year}`);
  await page.keyboard.press('Tab');
  if (await page.getByLabel('Event Date').evaluate((field) => field === document.activeElement))
    await page.keyboard.press('Tab');
  // Past the question whether the day is fixed.
  await page.keyboard.press('Tab');
  await page.keyboard.type('450');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98100 00000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@example.com');
  await page.keyboard.press('Enter');
  await form.confirmed();
  expect(await bookingsOf(site.database, 'keyboard@example.com')).toBe(1);
});

test('what is typed and chosen before the script runs is not lost', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  const form = await (await new EnquiryPage(page).open()).fillIn('early@example.com');
  const typed = await form.values();
  expect(typed.submission_id).toBe('');
  letScriptsCome();
  await form.running();
  // The script fills in two of the fields.
  expect({ ...(await form.values()), submission_id: '', campaign: '' }).toEqual(typed);
});

test('what is typed into a text that the page has begun is not lost either', async () => {
  const page = await site.visitor();
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/enquire?venue=the-tivoli&space=oakwood-hall');
  const box = page.getByLabel('Special Requirements');
  const begun = await box.inputValue();
  expect(begun).toContain('Oakwood Hall');
  await box.fill(`${begun} With a white horse.`);
  letScriptsCome();
  await new EnquiryPage(page).running();
  expect(await box.inputValue()).toBe(`${begun} With a white horse.`);
  expect(await box.evaluate((element) => (element as HTMLTextAreaElement).defaultValue)).toBe(begun);
  await page.reload();
  await new EnquiryPage(page).running();
  expect(await box.inputValue(), 'the draft has it as well').toBe(`${begun} With a white horse.`);
});

test('each visitor of the same kept page has an id of their own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const form = await (await new EnquiryPage(await site.visitor()).open()).running();
      return (await form.values()).submission_id;
    }),
  );
  expect(new Set(ids).size).toBe(2);
});
