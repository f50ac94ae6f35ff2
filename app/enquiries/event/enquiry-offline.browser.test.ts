import { expect, test } from 'vitest';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';

const site = siteOfThisFile();
const stored = (email: string) => bookingsOf(site.database, email);

test('a visitor who is offline is told so, keeps everything, and what was not sent is sent by itself later', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('offline@example.com');
  const typed = await form.values();
  await page.context().setOffline(true);
  await form.submit.click();
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  await form.problem.getByText('We could not be reached.').waitFor();
  expect(await form.values()).toEqual(typed);
  await page.context().setOffline(false);
  await form.confirmed();
  expect(await stored('offline@example.com')).toBe(1);
});

test('an answer that is lost on its way is asked for again by itself, and stored once', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('lost@example.com');
  let lost = 0;
  await page.route('**/enquire/send', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await form.submit.click();
  await form.confirmed();
  expect(lost).toBe(1);
  expect(await stored('lost@example.com')).toBe(1);
});

test('an answer that is none of ours is said, and the form keeps its values', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('strange@example.com');
  const typed = await form.values();
  await page.route('**/enquire/send', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await form.submit.click();
  await form.problem.getByText('An unexpected error occurred').waitFor();
  expect(await form.values()).toEqual(typed);
});

test('a form on a hotel page needs nothing more of the network to say that there is none', async () => {
  const page = await site.visitor();
  await page.goto('/hotel/the-tivoli');
  const form = await new EnquiryPage(page).running();
  await form.fillIn('hotel.offline@example.com');
  await page.waitForLoadState('networkidle');
  const typed = await form.values();
  await page.context().setOffline(true);
  await form.submit.click();
  await form.problem.getByText('We could not be reached.').waitFor();
  expect(await form.values()).toEqual(typed);
  await page.context().setOffline(false);
  await form.confirmed();
  expect(await stored('hotel.offline@example.com')).toBe(1);
});
