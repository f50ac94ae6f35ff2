import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { mailsAbout } from '#tests/browser/mails-about.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { aRoomRequest } from '#tests/factories/a-room-request.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

test.each([true, false])('a room is asked for from its own page (with scripts: %s)', async (javaScriptEnabled) => {
  const page = await site.visitor({ javaScriptEnabled });
  const email = `room-${javaScriptEnabled}@example.com`;
  await page.goto('/request-room/the-tivoli/palace-suite?utm_source=letter');
  if (javaScriptEnabled) {
    await page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
    await expectAccessible(page);
  }
  expect(await page.getByLabel('Room type').inputValue()).toBe('Palace Suite');
  await page.getByLabel('Check-in').fill(inDays(30));
  await page.getByLabel('Check-out').fill(inDays(30));
  await page.getByLabel('Children', { exact: true }).fill('1');
  await page.getByLabel('Name').fill('Meera Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98100 00000');
  await page.getByRole('button', { name: 'Request Rooms' }).click();
  await page.getByRole('alert').getByText('choose a day of departure after the arrival').waitFor();
  await page.getByLabel('Check-out').fill(inDays(32));
  await page.getByRole('button', { name: 'Request Rooms' }).click();
  await page.getByRole('heading', { name: 'Room Request Submitted!' }).waitFor();
  await page.getByText('2 adults, 1 child').waitFor();
  const { rows } = await site.database.owner.query(
    `select b.id, b.total_nights, b.guest_count, b.hotel_id, l.source, l.utm_source, l.landing_path
       from room_bookings b join leads l on l.booking_id = b.id where b.email = $1`,
    [email],
  );
  const campaign = javaScriptEnabled
    ? { utm_source: 'letter', landing_path: '/request-room/the-tivoli/palace-suite' }
    : {};
  const { id, ...row } = rows[0];
  expect(row).toMatchObject({
    total_nights: 2,
    guest_count: 3,
    hotel_id: 'the-tivoli',
    source: 'room_booking',
    ...campaign,
  });
  await mailsAbout(site.config.dataDir, id);
});

test('a request for rooms goes to the hotel of the address, whatever hotel the post names', async () => {
  const email = 'address@example.com';
  const values = aRoomRequest({ email, room_type: 'Palace Suite', hotel_id: 'tivoli-bijwasan' });
  const body = new URLSearchParams(Object.entries({ ...values, submission_id: crypto.randomUUID() }));
  const headers = { origin: site.url };
  const sent = await fetch(new URL('/request-room/the-tivoli', site.url), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
  });
  expect(sent.status).toBe(303);
  const { rows } = await site.database.owner.query('select hotel_id from room_bookings where email = $1', [email]);
  expect(rows).toEqual([{ hotel_id: 'the-tivoli' }]);
});

test('a word to the media team and an interest in the programme become leads of their own', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/contact?about=media');
  await page.getByLabel('Name').fill('A Reporter');
  await page.getByLabel('Email').fill('reporter@example.com');
  await page.getByLabel('Message').fill('May we take pictures?\nAbout: Sustainability');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Your Message Is Sent' }).waitFor();
  await page.goto('/loyalty/interest');
  await page.getByLabel('Name').fill('A Guest');
  await page.getByLabel('Email').fill('guest@example.com');
  await page.getByRole('button', { name: 'Register Interest' }).click();
  await page.getByRole('heading', { name: 'Your Interest Is Noted' }).waitFor();
  const { rows } = await site.database.owner.query(
    "select source, notes, customer_phone from leads where source in ('website_contact', 'loyalty') order by created_at",
  );
  expect(rows).toEqual([
    {
      source: 'website_contact',
      notes: 'About: Media and press\nMessage: May we take pictures?\nAbout: Sustainability',
      customer_phone: null,
    },
    { source: 'loyalty', notes: 'Wants to hear of the loyalty programme', customer_phone: null },
  ]);
});

test.each([true, false])(
  'the price of the nights is said where the house shows it (with scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await site.visitor({ javaScriptEnabled });
    await page.goto('/request-room/tivoli-lotus-court/standard');
    if (javaScriptEnabled) await hydrated(page.getByLabel('Check-in'));
    await page.getByLabel('Check-in').fill(inDays(30));
    await page.getByLabel('Check-out').fill(inDays(32));
    await page.getByLabel('Name').fill('Meera Sample');
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show what it may cost' }).click();
    await page.getByRole('status').getByText('₹16,000, plus taxes (an estimate)').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Meera Sample');
    expect(await page.getByRole('alert').count()).toBe(0);
    if (javaScriptEnabled) {
      await page.getByLabel('Rooms').fill('2');
      await page.getByRole('status').getByText('₹32,000, plus taxes (an estimate)').waitFor();
    }
  },
);

const question = (within: Page | Locator) => within.getByRole('navigation', { name: 'What is it about?' });

test('an enquiry begins with "An event" or "A room", and a room leads to the form of the house', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotel/omnia-noida', { waitUntil: 'domcontentloaded' });
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'Enquire' }))).click();
  const inDialog = question(page.getByRole('dialog'));
  expect(await inDialog.locator('[aria-current]').textContent()).toBe('An event');
  const room = inDialog.getByRole('link', { name: 'A room' });
  expect((await room.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectAccessible(page);
  await room.click();
  await page.waitForURL('**/request-room/omnia-noida');
  const onPage = question(page.getByRole('main'));
  await onPage.locator('[aria-current]').getByText('A room').waitFor();
  await onPage.getByRole('link', { name: 'An event' }).click();
  await page.waitForURL('**/enquire?venue=omnia-noida');
  expect(await page.getByLabel('Hotel or venue').inputValue()).toBe('omnia-noida');
  await page.setViewportSize(phone);
  await page.goto('/request-room');
  await expectToFit(page);
  await expectAccessible(page);
});

test('without a script a room is asked for of any house that has some, and a house without says so', async () => {
  const page = await site.visitor({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/enquire');
  await question(page).getByRole('link', { name: 'A room' }).click();
  await page.waitForURL('**/request-room');
  const houses = page.locator('.house-cards').getByRole('link');
  const names = (await houses.locator('.text-small-heading').allTextContents()).join();
  expect(names).toContain('The Tivoli,Tivoli Royal Palace');
  expect(names).not.toMatch(/Okhla|Upper HSE/);
  await page.goto('/enquire?venue=upper-hse-sultanpur');
  await question(page).getByRole('link', { name: 'A room' }).click();
  await page.getByText('The Upper HSE, Sultanpur has no rooms that can be asked for by themselves.').waitFor();
  await houses.first().click();
  await page.waitForURL('**/request-room/the-tivoli');
  expect((await fetch(`${site.url}/request-room?hotel=tivoli-grand-palace`)).url).toContain('/request-room/the-tivoli');
});
