import { expect, test } from 'vitest';
import { addDays, formatShortDay, todayInIndia } from '#app/language/dates.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';

const { site, pageOf, sendEnquiry } = deskPagesOfThisFile();
const today = todayInIndia();

test('the first answer with its next step is at most three presses, and stands in the list', async () => {
  const reference = await sendEnquiry('next-step@example.com');
  const page = await pageOf('Asha');
  const { press, presses } = countPresses();
  await page.goto('/desk');
  await press(page.getByRole('link', { name: reference }));
  await hydrated(page.getByRole('button', { name: 'I have contacted them' }));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await press(page.getByRole('button', { name: 'I have contacted them' }));
  await page.getByText(`Next: Call, ${formatShortDay(addDays(today, 3))}`).waitFor();
  expect(presses()).toBeLessThanOrEqual(3);
  await page.getByText('With asha').waitFor();
  await page.getByText(/^Wedding · \w+ \d+ \w+ \d{4} · 450 guests · The Tivoli · /).waitFor();
  await site.database.owner.query('update leads set step_on = $1 where reference = $2', [
    addDays(today, -1),
    reference,
  ]);
  await page.goto('/desk?view=steps');
  const row = page.locator('.inbox-row').filter({ hasText: reference });
  await row.getByText('Call: overdue 1 day').waitFor();
  await row.getByText(formatShortDay(addDays(today, -1))).waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'It is done' }).click();
  await page.getByText('Nothing is planned next.').waitFor();
});

test('words of a step that are pasted and too long are refused with the count, and none of them is cut', async () => {
  const reference = await sendEnquiry('long-step@example.com');
  const page = await pageOf('Asha');
  await page.goto(`/desk/enquiries/${reference}`);
  await hydrated(page.getByRole('button', { name: 'Set the next step' }));
  await page.locator('#step-words').focus();
  await page.keyboard.insertText('x'.repeat(301));
  await page.getByRole('button', { name: 'Set the next step' }).click();
  await page.getByRole('alert').getByText('Shorten this to 300 characters or fewer: it has 301').waitFor();
  expect(await page.locator('#step-words').inputValue()).toHaveLength(301);
});

test('a step in the past is refused, and what was typed stays', async () => {
  const reference = await sendEnquiry('past-step@example.com');
  const page = await pageOf('Asha');
  await page.goto(`/desk/enquiries/${reference}`);
  await hydrated(page.getByRole('button', { name: 'Set the next step' }));
  await page.locator('#step-words').fill('They ask for the tent.');
  await page.locator('#step-on').evaluate((field: HTMLInputElement) => {
    field.min = '';
    field.value = '2020-02-14';
  });
  await page.getByRole('button', { name: 'Set the next step' }).click();
  await page.getByRole('alert').getByText('Choose a day from today on for the next step.').waitFor();
  expect(await page.locator('#step-words').inputValue()).toBe('They ask for the tent.');
});
