import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';

const { site, pageOf, sendEnquiry } = deskPagesOfThisFile();
const owner = () => site.database.owner;

test('my day shows what is late, due and new, and the options that end, and a person is found from there', async () => {
  const late = await sendEnquiry('late@example.com');
  const fresh = await sendEnquiry('fresh@example.com');
  const stepped = await sendEnquiry('stepped@example.com');
  await owner().query(
    `update leads set created_at = now() - interval '3 days', due_at = now() - interval '2 days' where reference = $1`,
    [late],
  );
  await owner().query(
    `update leads set status = 'contacted', first_response_at = now(), step_kind = 'visit',
       step_on = (now() at time zone 'Asia/Kolkata')::date where reference = $1`,
    [stepped],
  );
  await owner().query(
    `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state, rank, place, expires_at, owner_id)
     select 'FN-ENDING', 'the-tivoli', 'sangeet', array[s.id], '2033-02-14 19:00+05:30', '2033-02-14 23:00+05:30', 'option', 1,
            nextval('diary.place'), now() + interval '20 hours', (select id from staff."user" where name = 'asha')
       from hotel_spaces s join hotels h on h.id = s.hotel_id and h.slug = 'the-tivoli' order by s.sort_order limit 1`,
  );
  const page = await pageOf('Asha');
  await page.goto('/desk/my-day');
  await page.getByRole('region', { name: 'Late' }).getByRole('link', { name: late }).waitFor();
  await page.getByRole('region', { name: 'Due today' }).getByRole('link', { name: stepped }).waitFor();
  await page.getByText('Visit: today').waitFor();
  const ending = page.locator('li').filter({ hasText: 'Sangeet, Monday 14 February 2033' });
  await ending.getByText('The Tivoli').waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  const listed = page.locator('.inbox-row').filter({ hasText: fresh });
  expect(await listed.count(), 'each enquiry stands in one list').toBe(1);
  await page.getByRole('searchbox').fill('late@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('1 found for “late@example.com”').waitFor();
});

test('what is held back is released or refused in one press, without a script as well', async () => {
  const held = [await sendEnquiry('held-1@example.com'), await sendEnquiry('held-2@example.com')];
  const spam = await sendEnquiry('held-3@example.com');
  await owner().query(
    "update leads set quarantine = 'held', quarantine_reasons = '{too fast}' where reference = any ($1)",
    [[...held, spam]],
  );
  await owner().query("update venue_bookings set quarantine = 'held' where reference = any ($1)", [[...held, spam]]);
  const page = await pageOf('Asha', phone, { javaScriptEnabled: false });
  await page.goto('/desk?view=quarantine');
  expect(await page.locator('.inbox-row').getByText('too fast').count(), 'why each is held back').toBe(3);
  for (const reference of held) await page.getByRole('checkbox', { name: reference }).check();
  await page.getByRole('button', { name: 'Release the ticked' }).click();
  await page.getByText('2 released; their mails go out now.').waitFor();
  const scripted = await pageOf('Asha');
  await scripted.goto('/desk?view=quarantine');
  await hydrated(scripted.getByRole('button', { name: 'Mark the ticked as spam' }));
  await expectAccessible(scripted);
  await scripted.getByRole('checkbox', { name: spam }).check();
  await scripted.getByRole('button', { name: 'Mark the ticked as spam' }).click();
  await scripted.getByText('1 marked as spam.').waitFor();
  const { rows } = await owner().query(
    'select quarantine, count(*)::int from leads where reference = any ($1) group by 1 order by 1',
    [[...held, spam]],
  );
  expect(rows).toEqual([
    { quarantine: 'released', count: 2 },
    { quarantine: 'spam', count: 1 },
  ]);
});

test('an offer is attached, found on the enquiry and downloaded; a wrong file is refused with its reason', async () => {
  const reference = await sendEnquiry('paper@example.com');
  const page = await pageOf('Asha');
  await page.goto(`/desk/enquiries/${reference}`);
  await page.getByRole('link', { name: 'Papers' }).click();
  await page.locator('#paper').setInputFiles('tests/documents/chromium-print.pdf');
  await page.getByRole('button', { name: 'Attach it' }).click();
  await page.getByRole('link', { name: 'chromium-print.pdf' }).waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'chromium-print.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('chromium-print.pdf');
  await page
    .locator('#paper')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('none') });
  await page.getByRole('button', { name: 'Attach it' }).click();
  await page.getByText('Choose a PDF or a picture: JPEG, PNG, WebP or AVIF.').waitFor();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('link', { name: 'Papers (1)' }).waitFor();
});
