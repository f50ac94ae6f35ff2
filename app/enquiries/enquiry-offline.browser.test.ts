import { expect, test } from 'vitest';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';
import { inDays } from '#tests/support/dates.ts';

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

test('while only the server is away a form is sent again after growing pauses, also after a reload', async () => {
  const page = await site.visitor();
  await page.clock.install();
  await page.goto('/hotel/tivoli-lotus-court', { waitUntil: 'domcontentloaded' });
  const form = await new EnquiryPage(page).running();
  await form.fillIn('away@example.com');
  await page.getByLabel('Hotel or venue').selectOption('tivoli-lotus-court');
  let tried = 0;
  await page.route('**/enquire/send', (route) => {
    tried += 1;
    return route.abort('connectionrefused');
  });
  const passes = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    // A post that found no server is sent once more after a second.
    await page.clock.runFor(1_000);
  };
  await form.submit.click();
  await passes(0);
  await form.problem.getByText('is sent by itself once you are back online').waitFor();
  for (const pause of [5, 10, 20]) {
    await page.getByText(`We try again by ourselves in ${pause} seconds.`).waitFor();
    const before = tried;
    await passes(pause);
    await expect.poll(() => tried).toBe(before + 2);
  }
  await page.getByLabel('Name').fill('Meera Changed');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.running();
  await form.problem.getByText('We could not be reached.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Meera Changed');
  await page.unroute('**/enquire/send');
  await page.getByText('We try again by ourselves in 5 seconds.').waitFor();
  await passes(5);
  await form.confirmed();
  expect(await stored('away@example.com')).toBe(1);
});

test('the dialog of an unsent enquiry opens again after a reload, and the enquiry is sent', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await page.goto('/people', { waitUntil: 'domcontentloaded' });
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'Enquire' }))).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Preferred Venue').selectOption('tivoli-bijwasan');
  await dialog.getByLabel('Name').fill('Meera Sample');
  await dialog.getByLabel('Event Type').selectOption('wedding');
  await dialog.getByLabel('Event Date').fill(inDays(90));
  await dialog.getByLabel('Number of Guests').fill('120');
  await dialog.getByLabel('Phone').fill('98100 00000');
  await dialog.getByLabel('Email').fill('away.dialog@example.com');
  await page.route('**/enquire/send', (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.clock.runFor(1_000);
  await dialog.getByText('We try again by ourselves in 5 seconds.').waitFor();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await dialog.getByText('We try again by ourselves in 5 seconds.').waitFor();
  await page.unroute('**/enquire/send');
  await page.clock.runFor(5_000);
  await page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();
  expect(await stored('away.dialog@example.com')).toBe(1);
});
