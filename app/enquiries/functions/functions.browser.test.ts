import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

async function storedOf(email: string) {
  const { rows } = await site.database.owner.query(
    'select event_date::text as day, day_exactness as exactness, functions from venue_bookings where email = $1',
    [email],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** A month that begins after today. */
const month = inDays(100).slice(0, 7);

test('a family in Hindi sends five functions with the month only, in at most four touches a function', async () => {
  const page = await site.visitor({ hasTouch: true });
  await page.goto('/hi/enquire');
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('name').fill('सुनीता शर्मा');
  await field('event_type').selectOption('wedding');
  await field('day_exactness').selectOption('month');
  await expect.poll(() => field('event_date').isVisible()).toBe(false);
  await field('event_month').selectOption(month);
  await field('guest_count').fill('450');
  await field('phone').fill('98100 00000');
  await field('email').fill('five@example.com');

  let touches = 0;
  const touch = async (target: ReturnType<Page['locator']>) => {
    touches += 1;
    await target.tap();
  };
  await hydrated(page.getByRole('button', { name: 'संगीत' }));
  for (const [at, kind] of ['मेहंदी', 'हल्दी', 'संगीत', 'रिसेप्शन'].entries()) {
    await touch(page.getByRole('button', { name: kind }));
    await expect.poll(() => field(`function_${at + 2}_kind`).count()).toBe(1);
    await touch(field(`function_${at + 2}_guests`));
    await page.keyboard.type(String(100 * (at + 1)));
  }
  expect(touches).toBeLessThanOrEqual(4 * 4);
  await expectAccessible(page);
  await expectToFit(page);
  await page.reload();
  await expect.poll(() => field('function_5_guests').inputValue()).toBe('400');
  await expect.poll(() => field('event_month').inputValue()).toBe(month);
  await page.getByRole('button', { name: 'पूछताछ भेजें' }).tap();
  await page.waitForURL('**/hi/enquire/sent/*');
  const main = page.getByRole('main');
  await main.getByText('संगीत, दिन अभी तय नहीं, 300 मेहमान').waitFor();
  expect(await main.textContent()).toMatch(/\d{4}, दिन अभी तय नहीं/);
  expect(await storedOf('five@example.com')).toMatchObject({
    day: `${month}-01`,
    exactness: 'month',
    functions: [
      { kind: 'wedding', day: null, guests: 450 },
      { kind: 'mehndi' },
      { kind: 'haldi' },
      { kind: 'sangeet' },
      { kind: 'reception', guests: 400 },
    ],
  });
});

test('without a script a function is added, its faults are said at their fields, and nothing is lost', async () => {
  const page = await site.visitor({ viewport: desktop, javaScriptEnabled: false });
  await page.goto('/enquire');
  const field = (name: string) => page.locator(`[name=${name}]`);
  await field('name').fill('Sunita Sharma');
  await field('event_type').selectOption('wedding');
  await field('event_date').fill(inDays(100));
  await field('guest_count').fill('450');
  await page.getByRole('button', { name: 'Sangeet' }).click();
  expect(new URL(page.url()).hash).toBe('#enquiry-functions');
  expect(await page.getByRole('alert').count()).toBe(0);
  await field('function_2_day').fill(inDays(-1));
  await page.getByRole('button', { name: 'Mehndi' }).click();
  await field('function_3_day').fill(inDays(99));
  // The Enter key sends the form; it adds nothing.
  await field('name').press('Enter');
  const problem = page.getByRole('alert');
  await problem.waitFor();
  expect(await problem.getByRole('link').allTextContents()).toEqual([
    'Phone: enter a phone number, for example 98100 00000',
    'Email: enter your e-mail address, for example name@example.com',
    'Function 2, day: choose a date from today on',
  ]);
  expect(await field('name').inputValue()).toBe('Sunita Sharma');
  expect(await field('function_3_day').inputValue()).toBe(inDays(99));
  await field('function_2_day').fill(inDays(98));
  await field('phone').fill('98100 00000');
  await field('email').fill('plain.functions@example.com');
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();
  expect(await storedOf('plain.functions@example.com')).toEqual({
    day: inDays(100),
    exactness: 'day',
    functions: [
      { kind: 'wedding', day: inDays(100), guests: 450, space: null },
      { kind: 'sangeet', day: inDays(98), guests: 450, space: null },
      { kind: 'mehndi', day: inDays(99), guests: 450, space: null },
    ],
  });
});
