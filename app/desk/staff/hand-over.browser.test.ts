import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { addLead } from '#tests/factories/lead-rows.ts';

const { site, pageOf, enterAs } = deskPagesOfThisFile();

/** Adds somebody with open enquiries of The Tivoli. */
async function withEnquiries(name: string, count: number): Promise<string> {
  const { id } = await aPersonOfStaff(site.database, { name, properties: ['the-tivoli'] });
  const lead = { created_at: new Date().toISOString(), venue_id: 'the-tivoli', assigned_to: id };
  for (let made = 0; made < count; made += 1) await addLead(site.database.owner, lead);
  return id;
}

const ownersOf = async (id: string) =>
  (await site.database.owner.query('select count(*)::int as leads from leads where assigned_to = $1', [id])).rows[0]
    .leads;

test('whoever leaves is removed and their forty enquiries go to a colleague, in four presses', async () => {
  const leaver = await withEnquiries('Lalita', 40);
  const page = await pageOf('Asha');
  const { press, choose, presses } = countPresses();
  await page.goto('/desk');
  await press(page.getByRole('link', { name: 'Staff', exact: true }));
  const row = page.locator('.staff-row').filter({ hasText: 'lalita@' });
  await press(await hydrated(row.getByText('Change Lalita')));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await choose(row.getByLabel('Who takes 40 open enquiries when they leave'), { label: 'meera' });
  await press(row.getByRole('button', { name: 'Remove from the desk' }));
  await page.getByText('meera takes over from Lalita: 40 open enquiries.').waitFor();
  expect(presses()).toBeLessThanOrEqual(4);
  expect(await ownersOf(leaver)).toBe(0);
});

test('enquiries of somebody who has left are marked, until a manager hands them over, without scripts too', async () => {
  const leaver = await withEnquiries('Lakshman', 3);
  await site.database.owner.query('update staff."user" set removed_at = now() where id = $1', [leaver]);
  const { rows } = await site.database.owner.query('select reference from leads where assigned_to = $1 limit 1', [
    leaver,
  ]);
  await site.database.owner.query(`update leads set due_at = now() - interval '1 hour' where reference = $1`, [
    rows[0].reference,
  ]);
  await aPersonOfStaff(site.database, { name: 'Mohan', role: 'manager', properties: ['the-tivoli'] });
  await enterAs('Mohan');
  const page = await pageOf('Mohan', phone, { javaScriptEnabled: false });
  await page.goto(`/desk?view=all&owner=${leaver}`);
  expect(await page.getByText('Owner has left').count()).toBe(3);
  await page.goto(`/desk/enquiries/${rows[0].reference}`);
  await page.getByText('Owner has left').waitFor();
  await page.goto('/desk/team');
  await expectToFit(page);
  const row = page.locator('.staff-row').filter({ hasText: 'Lakshman' });
  await row.getByText('Has left').waitFor();
  const [late] = await Promise.all([
    row.getByRole('link', { name: '1 past 24 hours, not yet answered' }).getAttribute('href'),
    row.getByRole('link', { name: '3 open enquiries' }).waitFor(),
  ]);
  await page.goto(late ?? '');
  expect(await page.locator('.inbox-row').count(), 'what is late of hers alone').toBe(1);
  await page.goto('/desk/team');
  await row.getByLabel('Goes to').selectOption({ label: 'Mohan' });
  await row.getByRole('button', { name: 'Hand over all' }).click();
  await page.getByText('Mohan takes over from Lakshman: 3 open enquiries.').waitFor();
  await page.goto(`/desk/enquiries/${rows[0].reference}`);
  expect(await page.getByText('Owner has left').count()).toBe(0);
  await page.getByText('Given to Mohan.').first().waitFor();
  const scripted = await pageOf('Mohan');
  await scripted.goto('/desk/team');
  await hydrated(scripted.getByRole('button', { name: 'Hand over all' }).first());
  for (const viewport of [phone, desktop]) {
    await scripted.setViewportSize(viewport);
    await expectAccessible(scripted);
    await expectToFit(scripted);
  }
});

test('the audit says in words who did what, and is narrowed to a person, a kind and a reference', async () => {
  const { owner } = site.database;
  const ravi = (await owner.query(`select id from staff."user" where name = 'Ravi'`)).rows[0].id;
  await owner.query(
    `insert into staff.audit (actor_id, actor, action, subject) values
       ($1, 'Ravi', 'opened a CV', 'TV-7K3M9Q'), ($1, 'Ravi', 'content changed', 'offers Diwali on the lawn')`,
    [ravi],
  );
  const page = await pageOf('Asha', phone, { javaScriptEnabled: false });
  await page.goto('/desk/staff');
  await page.getByRole('link', { name: 'Audit: who did what' }).click();
  await page.getByRole('row', { name: /Ravi Changed the offer “Diwali on the lawn”/ }).waitFor();
  await page.getByLabel('Reference', { exact: true }).fill('tv 7k3m9q');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await page.getByRole('row').allTextContents()).toHaveLength(2);
  await page.getByText('Opened the CV of TV-7K3M9Q').waitFor();
  await page.goto('/desk/audit');
  await page.getByLabel('By or about').selectOption({ label: 'Ravi' });
  await page.getByLabel('What').selectOption({ label: 'Content' });
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await page.getByRole('row').allTextContents()).toHaveLength(2);
  for (const [query, label, words] of [
    ['record=Meera', 'Reference', 'A reference looks like TV-7K3M9Q'],
    ['day=0031-02-14', 'Day', /year/],
  ] as const) {
    await page.goto(`/desk/audit?${query}`);
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    expect(await field.getAttribute('aria-invalid'), query).toBe('true');
    await page.getByText(words).waitFor();
    expect(await page.getByRole('row').count(), 'nothing else is listed in its place').toBe(0);
  }
  expect((await page.goto('/desk/audit?kind=everything'))?.status()).toBe(404);
  const scripted = await pageOf('Asha');
  await scripted.goto('/desk/audit');
  await hydrated(scripted.getByRole('button', { name: 'Show' }));
  for (const viewport of [phone, desktop]) {
    await scripted.setViewportSize(viewport);
    await expectAccessible(scripted);
    await expectToFit(scripted);
  }
});
