import { expect, test } from 'vitest';
import { addDays, formatShortDay, todayInIndia } from '#app/language/dates.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { addLead } from '#tests/factories/lead-rows.ts';

const { site, cookies, get, post, pageOf } = deskPagesOfThisFile();

/** Some day of the month before last. */
const lostOn = addDays(`${todayInIndia().slice(0, 7)}-01`, -40);
const month = formatShortDay(lostOn).split(' ').slice(1).join(' ');

test('why enquiries were lost in a month is two presses away, and every table is a file', async () => {
  const { owner } = site.database;
  for (const [reason, count] of [
    ['price', 2],
    ['date', 1],
  ] as const)
    for (let number = 0; number < count; number += 1) {
      const id = await addLead(owner, { created_at: '2024-01-02T10:00:00Z', answeredAfter: 30, status: 'lost' });
      await owner.query('update leads set lost_reason = $1, lost_at = $2 where id = $3', [
        reason,
        `${lostOn}T10:00:00+05:30`,
        id,
      ]);
    }
  const page = await pageOf('Asha');
  const { press, presses } = countPresses();
  await page.goto('/desk');
  await press(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Figures' }));
  await press(page.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: month }));
  const table = page.getByRole('table', { name: 'Why enquiries were lost' });
  await table.waitFor();
  expect(presses()).toBeLessThanOrEqual(2);
  expect(await table.locator('tbody tr').allTextContents()).toEqual(['Price2₹0', 'The date was not free1₹0']);
  expect(await table.locator('tfoot tr').allTextContents()).toEqual(['In all3₹0']);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export “Why enquiries were lost”' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^lost-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  const { href } = new URL(
    (await page.getByRole('link', { name: 'Export “Why enquiries were lost”' }).getAttribute('href')) ?? '',
    site.url,
  );
  const text = await (await get(href.slice(site.url.length), cookies.Asha)).text();
  expect(text).toBe('Reason,Enquiries,Lost (rupees)\r\nPrice,2,0\r\nThe date was not free,1,0\r\n');
  expect((await get('/desk/figures.csv?table=constructor', cookies.Asha)).status).toBe(404);
  expect((await get('/desk/figures.csv?table=lost&from=never', cookies.Asha)).status).toBe(404);
  expect((await get('/desk/figures?came=stork', cookies.Asha)).status).toBe(404);
});

test('how a family came is asked in a call, corrected later, and narrows the figures', async () => {
  const page = await pageOf('Asha');
  await page.goto('/desk/phone');
  await hydrated(page.getByRole('button', { name: 'Save the enquiry' }));
  await page.locator('[name=name]').fill('Meera Sample');
  await page.locator('[name=phone]').fill('98100 00000');
  const cameBy = page.getByLabel('Came by');
  expect(await cameBy.inputValue()).toBe('phone');
  await cameBy.selectOption('Walk-in');
  await page.getByRole('button', { name: 'Save the enquiry' }).click();
  await page.waitForURL('**/desk/enquiries/TV-*');
  const facts = page.locator('dl').filter({ hasText: 'Came by' });
  await facts.getByText('Walk-in').waitFor();
  const path = new URL(page.url()).pathname;
  const { version } = (
    await site.database.owner.query(`select version from leads where reference = $1`, [path.split('/').at(-1)])
  ).rows[0];
  const edit = { version: String(version), name: 'Meera Sample', phone: '98100 00000', came_by: 'wedding-portal' };
  expect((await post(`${path}/edit`, edit, cookies.Asha)).status).toBe(303);
  await page.goto(path);
  await facts.getByText('Wedding portal').waitFor();
  await page.getByText('Corrected: came by walk-in → wedding-portal.').waitFor();
  await page.goto('/desk/figures?came=wedding-portal');
  const table = page.getByRole('table', { name: 'In rupees, by how they came' });
  expect(await table.locator('tbody tr').allTextContents()).toEqual(['Wedding portal1₹0₹0₹0']);
  await page.goto('/desk/figures?came=fair');
  await page.getByText('No enquiry came in this way from').waitFor();
});
