import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inDays } from '#tests/support/dates.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

/** Visits the pages as a family that plans a wedding does, and returns the reference that the site shows. */
async function planAWedding(page: Page, email: string): Promise<string> {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'WEDCATION BY TIVOLI' })
    .or(page.getByRole('tab', { name: 'WEDCATION BY TIVOLI' }))
    .first()
    .click();
  const card = page
    .locator('#our-hotels')
    .getByRole('link', { name: /Ambala/ })
    .first();
  await card.waitFor();
  await card.click();
  await page.waitForURL('**/hotel/wedcation-by-tivoli-ambala');
  const form = page.locator('#venue-booking-form');
  await form.getByLabel('Name').fill('  Meera Sample ');
  await form.getByLabel('Event Type').selectOption('wedding');
  await form.getByLabel('Event Date').fill(inDays(120));
  await form.getByLabel('Number of Guests').fill('450');
  await form.getByLabel('Phone').fill('98100 00000');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();
  const reference = /TV-[0-9A-Z]{6}/.exec((await page.textContent('main')) ?? '')?.[0];
  if (!reference) throw new Error('The confirmation shows no reference.');
  return reference;
}

describe.each([
  { name: 'with JavaScript on a phone', options: { viewport: phone } },
  { name: 'with JavaScript on a desktop', options: { viewport: desktop } },
  { name: 'without JavaScript', options: { viewport: phone, javaScriptEnabled: false } },
])('$name', ({ name, options }) => {
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;

  test('a visitor goes from home by a brand tab to a hotel and sends an enquiry', async () => {
    const page = await site.visitor(options);
    const reference = await planAWedding(page, email.toUpperCase());

    const { rows } = await site.database.owner.query(
      `select b.id, b.name, b.phone, b.event_type, b.guest_count, b.venue_id, b.needs_rooms, b.budget_range, b.status,
              l.source, l.customer_name, l.customer_email, l.status as lead_status, l.notes
         from venue_bookings b join leads l on l.booking_id = b.id
        where b.email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: 'Meera Sample',
      phone: '+919810000000',
      event_type: 'wedding',
      guest_count: 450,
      venue_id: 'wedcation-by-tivoli-ambala',
      needs_rooms: false,
      budget_range: null,
      status: 'pending',
      source: 'venue_booking',
      customer_name: 'Meera Sample',
      customer_email: email,
      lead_status: 'new',
    });
    expect(rows[0].notes).toContain('450');
    expect(reference).toMatch(/^TV-/);
  });
});
