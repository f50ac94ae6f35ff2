import { expect, test } from 'vitest';
import { addDays, formatShortDay, todayInIndia } from '#app/language/dates.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';

const { site, pageOf, sendEnquiry } = deskPagesOfThisFile();
const today = todayInIndia();

test('the first answer and the next step are one press, and what is planned stands in the list', async () => {
  const reference = await sendEnquiry('next-step@example.com');
  const page = await pageOf('Asha');
  await page.goto(`/desk/enquiries/${reference}`);
  await hydrated(page.getByRole('button', { name: 'I have contacted them' }));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await page.getByRole('button', { name: 'I have contacted them' }).click();
  await page.getByText(`Next: Call, ${formatShortDay(addDays(today, 3))}`).waitFor();
  await site.database.owner.query('update leads set step_on = $1 where reference = $2', [
    addDays(today, -1),
    reference,
  ]);
  await page.goto('/desk?view=steps');
  const row = page.locator('.inbox-row').filter({ hasText: reference });
  await row.getByText(`Call, ${formatShortDay(addDays(today, -1))}`).waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'It is done' }).click();
  await page.getByText('Nothing is planned next.').waitFor();
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
