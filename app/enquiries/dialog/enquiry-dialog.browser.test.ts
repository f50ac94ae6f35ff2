import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { bookingsOf } from '#tests/support/bookings.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

test('on a phone the enquiry opens from the bottom bar in a dialog that can be read, and Escape closes it', async () => {
  const page = await site.visitor();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await (await hydrated(bar.getByRole('link', { name: 'Enquire', exact: true }))).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Stay' });
  await dialog.getByLabel('Name').waitFor();
  await expectAccessible(page);
  expect((await dialog.boundingBox())?.y, 'the page is seen above it').toBe(40);
  await dialog.getByLabel('Name').press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a dialog whose hotels are refused offers the built-in ones, with the page’s hotel chosen', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/enquire/facts', (route) => route.fulfill({ status: 404, body: 'Away' }));
  await page.goto('/hotel/omnia-noida', { waitUntil: 'domcontentloaded' });
  const open = page.getByRole('banner').getByRole('link', { name: 'Enquire' });
  expect(await open.getAttribute('href')).toBe('/enquire?venue=omnia-noida');
  await (await hydrated(open)).click();
  const venue = page.getByRole('dialog').getByLabel('Preferred Venue');
  await expect.poll(() => venue.inputValue()).toBe('omnia-noida');
  expect((await page.getByRole('dialog').boundingBox())?.y, 'the page is seen above it').toBeGreaterThanOrEqual(40);
  expect(await venue.locator('option').count()).toBe(13);
  expect(new URL(page.url()).pathname).toBe('/hotel/omnia-noida');
});

test('on the page of a house with a form of its own, "Enquire" in the header leads to that form', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.visitor({ viewport: desktop, javaScriptEnabled });
    await page.goto('/hotel/the-tivoli', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: 'Enquire' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#venue-booking-form');
    const name = page.locator('#venue-booking-form').getByLabel('Name');
    await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeLessThan(desktop.height);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
});

test('a dialog whose script never arrives says so, with the phone number and the way to the form’s page', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await page.route('**/assets/booking-form-*', (route) => route.abort('connectionreset'));
  await page.goto('/hotel/omnia-noida', { waitUntil: 'domcontentloaded' });
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'Enquire' }))).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const words = dialog.getByText('Failed to load hotels. Please refresh the page.');
  await expect
    .poll(async () => {
      await page.clock.runFor(4_000);
      return words.count();
    })
    .toBe(1);
  expect(await dialog.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await dialog.getByRole('link', { name: 'Open the enquiry page' }).getAttribute('href')).toBe(
    '/enquire?venue=omnia-noida',
  );
});

test('the form in the dialog goes through all its states, offline as well, and leads to the confirmation', async () => {
  const page = await site.visitor({ viewport: desktop });
  const letCome = await holdBack(page, '**/enquire/facts');
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('link', { name: 'Enquire' });
  await (await hydrated(open)).click();
  const dialog = page.getByRole('dialog');
  const venue = dialog.getByLabel('Preferred Venue');
  await venue.getByText('Loading hotels...').waitFor({ state: 'attached' });
  await dialog.getByLabel('Name').fill('Meera Sample');
  letCome();
  await venue.getByText('The Tivoli – New Delhi').waitFor({ state: 'attached' });

  const submit = dialog.getByRole('button', { name: 'Submit Booking Request' });
  await submit.click();
  await dialog.getByRole('alert').getByText('Please fill in all required fields').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await venue.getByText('The Tivoli – New Delhi').waitFor({ state: 'attached' });
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Meera Sample');

  await venue.selectOption('the-tivoli');
  await dialog.getByLabel('Event Type').selectOption({ label: 'Birthday Celebration' });
  await dialog.getByLabel('Event Date').fill(inDays(90));
  await dialog.getByLabel('Number of Guests').fill('120');
  await dialog.getByLabel('Phone').fill('98100 00000');
  await dialog.getByLabel('Email').fill('dialog@example.com');
  await page.context().setOffline(true);
  await submit.click();
  await dialog.getByText('Submission Error').waitFor();
  await dialog.getByText('is sent by itself once you are back online').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();
  const words = (await page.getByRole('main').textContent()) ?? '';
  for (const part of [
    'Thank you for your interest in Tivoli.',
    'The Tivoli, New Delhi',
    'Birthday Celebration',
    '120',
    'dialog@example.com',
  ])
    expect(words).toContain(part);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Submit Another Booking' }).click();
  expect(await page.getByRole('main').getByLabel('Name').inputValue()).toBe('');
  expect(await bookingsOf(site.database, 'dialog@example.com')).toBe(1);
});
