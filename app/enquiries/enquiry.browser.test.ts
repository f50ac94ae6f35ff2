import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

const stored = (email: string) => bookingsOf(site.database, email);

const visitors = [
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
];

describe.each(visitors)('$name', ({ name, javaScriptEnabled }) => {
  const who = name.split(' ')[0];

  test('an enquiry is confirmed to its sender with what was sent', async () => {
    const email = `${who}.sent@example.com`;
    const page = await site.visitor({ javaScriptEnabled });
    const form = await new EnquiryPage(page).open('the-tivoli');
    expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('the-tivoli');
    if (javaScriptEnabled) await form.running();
    await form.fillIn(email);
    await form.submit.click();
    const reference = await form.confirmed();
    await page.waitForURL('**/enquire/sent/*');

    expect(new URL(page.url()).pathname).toBe(`/enquire/sent/${reference}`);
    const words = (await page.locator('main').textContent()) ?? '';
    for (const part of [
      "Thank you for your inquiry. We'll contact you within 24 hours.",
      'The events team of The Tivoli will answer you.',
      'What happens next',
      'The Tivoli, New Delhi',
      'Wedding',
      '450',
      '₹10 – 20 Lakhs',
      email,
    ])
      expect(words).toContain(part);
    expect(words).toMatch(
      /Expect us by (\w+day \d{1,2} \w+, \d{1,2}:(00|15|30|45) [AP]M|the morning of \w+day \d{1,2} \w+)/,
    );
    expect(await stored(email)).toBe(1);
    if (javaScriptEnabled) await expectAccessible(page);

    await page.reload();
    await page.getByText(email).first().waitFor();
    await page.getByRole('link', { name: 'Submit Another Booking' }).click();
    await page.waitForURL('**/enquire');
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await stored(email)).toBe(1);
  });

  test('an empty form says what is missing, at the top and at each field', async () => {
    const page = await site.visitor({ javaScriptEnabled });
    const form = await new EnquiryPage(page).open();
    if (javaScriptEnabled) await form.running();
    await page.getByLabel('Special Requirements').fill('A lawn.');
    await form.submit.click();
    await form.problem.getByText('Please fill in all required fields').waitFor();
    expect(await form.problem.getByRole('link').allInnerTexts()).toEqual([
      'Name: enter your name',
      'Event Type: choose an event type',
      'Event Date: enter the date of your event',
      'Number of Guests: enter the number of guests',
      'Phone: enter a phone number, for example 98100 00000',
      'Email: enter your e-mail address, for example name@example.com',
    ]);
    expect(await page.getByLabel('Special Requirements').inputValue()).toBe('A lawn.');
    expect(await page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
    await form.problem.getByRole('link', { name: /Phone/ }).click();
    expect(await page.getByLabel('Phone').evaluate((field) => field === document.activeElement)).toBe(true);
    if (!javaScriptEnabled) return;
    await form.fillIn(`${who}.mended@example.com`);
    await expect.poll(() => form.problem.count()).toBe(0);
    expect(await page.getByLabel('Special Requirements').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
  });

  test('wrong values are kept and said at their fields', async () => {
    const page = await site.visitor({ javaScriptEnabled });
    const form = await new EnquiryPage(page).open();
    if (javaScriptEnabled) await form.running();
    await form.fillIn('wrong@example.com');
    await page.getByLabel('Event Date').fill(inDays(-1));
    await page.getByLabel('Number of Guests').fill('2.5');
    await page.getByLabel('Name').fill('"><script>alert(1)</script>');
    const typed = await form.values();
    expect(typed.submission_id).toMatch(javaScriptEnabled ? /^[0-9a-f-]{36}$/ : /^$/);
    await form.submit.click();
    await form.problem.getByText('Please check the fields below').waitFor();
    await page.getByText('Choose a date from today on', { exact: true }).waitFor();
    await page.getByText('Enter a whole number of guests from 1 to 10,000', { exact: true }).waitFor();
    expect(await form.values()).toEqual(typed);
    expect(await stored('wrong@example.com')).toBe(0);
  });

  test('a double click stores one enquiry', async () => {
    const email = `${who}.double@example.com`;
    const page = await site.visitor({ javaScriptEnabled });
    const form = await new EnquiryPage(page).open();
    if (javaScriptEnabled) await form.running();
    await form.fillIn(email);
    await form.submit.dblclick({ noWaitAfter: true });
    await form.confirmed();
    expect(await stored(email)).toBe(1);
  });
});
