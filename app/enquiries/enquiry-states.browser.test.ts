import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();
const stored = (email: string) => bookingsOf(site.database, email);

test('the enquiry form goes through all its states, and what was sent is stored once', async () => {
  const page = await site.visitor();
  await page.clock.install();
  const form = await (await new EnquiryPage(page).open()).running();
  await page.getByText('Indian time (IST)').waitFor();
  await form.fillIn('states@example.com');
  await page.getByText(/^\w+day \d{1,2} \w+ \d{4}, in India$/).waitFor();
  const typed = await form.values();

  await page.reload();
  await form.running();
  expect({ ...(await form.values()), submission_id: '' }).toEqual({ ...typed, submission_id: '' });

  const letAnswer = await holdBack(page, '**/enquire/send');
  // The form is empty again after a while, which begins to pass when this test has looked.
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.submit.click();
  await page.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor();
  // The page stays as if the confirmation were long on its way.
  await page.route('**/enquire/sent/*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  letAnswer();
  await page.getByRole('button', { name: 'Submitted Successfully', disabled: true }).waitFor();
  await page.clock.resume();
  await form.submit.waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');

  await form.fillIn('states@example.com');
  await form.submit.click();
  const reference = await form.confirmed();
  await page.getByText("Thank you for your inquiry. We'll contact you within 24 hours.").waitFor();
  await expectAccessible(page);

  await page.goBack();
  await form.running();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  await form.fillIn('states@example.com');
  await form.submit.click();
  expect(await form.confirmed()).toBe(reference);
  await page.goBack();
  await form.running();
  expect(await page.getByLabel('Name').inputValue(), 'the browser keeps nothing of a sent form').toBe('');
  expect(await stored('states@example.com')).toBe(1);
});

test('a day that does not exist is said to be none', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  // Chromium uses its own order here: month, day, year.
  await page.getByLabel('Event Date').focus();
  await page.keyboard.type(`0231${inDays(800).slice(0, 4)}`);
  await form.submit.click();
  await form.problem.getByText('There is no such day in the calendar').first().waitFor();
});
