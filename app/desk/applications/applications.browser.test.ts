import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { storedApplication } from '#tests/desk/stored-application.ts';

const { site, get, cookies, pageOf } = deskPagesOfThisFile();

const another = (reference: string, more: { name: string; property?: string; language?: string }) =>
  site.database.owner.query(
    `insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position,
        motivation, property)
     values ($4, $1, gen_random_uuid(), repeat('b', 64), $2, 'zoya@example.com', '+919810055502', 'x', 'Concierge', 'x', $3)`,
    [reference, more.name, more.property ?? null, more.language ?? 'en'],
  );

const pageOfIra = (javaScriptEnabled = true) => pageOf('Ira', desktop, { javaScriptEnabled });

const folded = (page: Page, words: string) => page.locator('summary', { hasText: words });

const state = async (reference: string) => {
  const { rows } = await site.database.owner.query(
    `select a.status, a.interview_at, a.property, c.note, c.after from career_applications a
       left join desk.change c on c.application_id = a.id and c.kind = 'moved' where a.reference = $1 order by c.id desc`,
    [reference],
  );
  return rows[0];
};

test.each([true, false])(
  'an applicant is rejected with a mail in three presses from the list (with scripts: %s)',
  async (javaScriptEnabled) => {
    await storedApplication(site.database);
    await site.database.owner.query("update career_applications set language = 'hi'");
    const page = await pageOfIra(javaScriptEnabled);
    const { press, presses } = countPresses();
    await page.goto('/desk/applications');
    await press(page.getByRole('link', { name: 'TV-777777', exact: true }));
    await press(folded(page, 'Reject …'));
    const words = page.getByRole('textbox', {
      name: 'Mail to Kabir Sample, in Hindi: “Re: Tivoli: आपका आवेदन हमें मिल गया है (TV-777777)”',
    });
    expect(await words.inputValue()).toContain('नमस्ते Kabir Sample जी');
    await words.fill(`${await words.inputValue()}\n\nP.S. धन्यवाद`);
    await press(page.getByRole('button', { name: 'Reject and send this mail', exact: true }));
    await page.getByText('New → Rejected, with a mail', { exact: true }).waitFor();
    expect(presses()).toBeLessThanOrEqual(3);
    const { status, note } = await state('TV-777777');
    expect(status).toBe('rejected');
    expect(note).toMatch(/^नमस्ते Kabir Sample जी,\n\n[\s\S]*P\.S\. धन्यवाद$/);
  },
);

test('a mail is sent by nobody twice: two quick presses are one rejection', async () => {
  await storedApplication(site.database);
  const page = await pageOfIra(false);
  await page.goto('/desk/applications/TV-777777');
  await folded(page, 'Reject …').click();
  await page.getByRole('button', { name: 'Reject and send this mail' }).dblclick();
  await page.getByText('New → Rejected, with a mail', { exact: true }).waitFor();
  const { rows } = await site.database.owner.query(
    `select count(*)::int as jobs from jobs.job where name = 'enquiry-mail' and data->>'mail' = 'rejection'
        and data->>'id' = (select id::text from career_applications)`,
  );
  expect(rows).toEqual([{ jobs: 1 }]);
});

test('an interview is set with its mail, stands in the list, is marked once it is over, and ends', async () => {
  await storedApplication(site.database);
  const page = await pageOfIra();
  await page.goto('/desk/applications/TV-777777');
  await folded(page, 'Invite to an interview …').click();
  await expectAccessible(page);
  const day = addDays(todayInIndia(), 9);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Hour', { exact: true }).fill('15:30');
  await page.getByLabel('Where').selectOption('the-tivoli');
  const words = page.getByRole('textbox', { name: /^Mail to Kabir/ });
  await words.fill('');
  await page.getByRole('button', { name: 'Invite and send this mail' }).click();
  await page.getByText('Write the mail, or go on without one.').waitFor();
  expect(await page.getByLabel('Hour', { exact: true }).inputValue()).toBe('15:30');
  await words.fill('Please come.');
  await page.getByRole('button', { name: 'Invite and send this mail' }).click();
  await page.getByText(/^Interview: .*3:30 PM$/).waitFor();
  expect(await state('TV-777777')).toMatchObject({
    status: 'shortlisted',
    interview_at: new Date(`${day}T15:30:00+05:30`),
    property: 'the-tivoli',
    note: 'Please come.',
  });
  await page.goto('/desk/applications?status=interviews');
  await page.getByText(/^Interview .*3:30 PM$/).waitFor();
  await page.getByRole('cell', { name: 'Chef The Tivoli' }).waitFor();
  await site.database.owner.query(`update career_applications set interview_at = now() - interval '1 hour'`);
  await page.reload();
  await page.getByText(/^Overdue: interview /).waitFor();
  await page.getByRole('link', { name: 'TV-777777' }).click();
  await page.getByText('What comes of it is not noted yet.').waitFor();
  await page.getByRole('button', { name: 'It is over' }).click();
  await page.getByText('The interview is over.').waitFor();
});

test('applicants are found by their name, which stands in no address, and narrowed by position and hotel', async () => {
  await storedApplication(site.database);
  await another('TV-888888', { name: 'Zoya Sample', property: 'the-tivoli' });
  const page = await pageOfIra();
  await page.goto('/desk/applications');
  await page.getByRole('searchbox').fill('zoya');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('1 found for “zoya”').waitFor();
  await page.getByRole('link', { name: 'TV-888888' }).waitFor();
  expect(page.url()).not.toContain('zoya');
  await page.getByRole('link', { name: 'Back to all' }).click();
  await page.getByRole('link', { name: 'TV-777777' }).waitFor();
  await (await hydrated(page.getByLabel('Property'))).selectOption('the-tivoli');
  await expect.poll(() => page.url()).toContain('property=the-tivoli');
  await page.getByRole('link', { name: 'TV-777777' }).waitFor({ state: 'detached' });
  await page.getByLabel('Position').selectOption('Chef');
  await page.getByText('No applications here.').waitFor();
  expect((await get('/desk/applications?position=Astronaut', cookies.Ira)).status).toBe(404);
});

test('notes, and erasing by an administrator alone, stand on the page; it fits a phone and is accessible', async () => {
  await storedApplication(site.database);
  const own = await pageOf('Ira', phone);
  await own.goto('/desk/applications/TV-777777');
  await own.getByLabel('Add a note').fill('Worked in Jaipur.');
  await own.getByRole('button', { name: 'Add', exact: true }).click();
  await own.locator('.timeline-note', { hasText: 'Worked in Jaipur.' }).waitFor();
  await own.getByText(/, Ira$/).waitFor();
  expect(await own.getByText('This person’s data').count()).toBe(0);
  for (const summary of await own.locator('summary').all()) await summary.click();
  await expectAccessible(own);
  await expectToFit(own);
  await own.goto('/desk/applications');
  await expectAccessible(own);
  await expectToFit(own);

  const page = await pageOf('Asha');
  await page.goto('/desk/applications/TV-777777');
  await page.getByRole('link', { name: 'This person’s data' }).click();
  await page.getByRole('checkbox', { name: /TV-777777/ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Type TV-777777 to erase what is ticked for good').fill('TV-777777');
  await page.getByRole('button', { name: 'Erase what is ticked' }).click();
  await page.getByText('What was ticked for the person of TV-777777 is erased.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/desk/applications');
  expect((await get('/desk/applications/TV-777777', cookies.Asha)).status).toBe(404);
});

test('everybody at the desk and on /monitoring reads that mail waits, since when and why', async () => {
  await site.database.owner.query(`
    insert into jobs.job (name, data, created_on, start_after, state, output)
    values ('desk-mail', '{}', now() - interval '31 minutes', now() + interval '1 hour', 'retry', '{"code": "ECONNREFUSED"}')`);
  const page = await pageOf('Ira', phone);
  const line = page.getByText(/^Mail has waited since .*: the mail server does not answer \(ECONNREFUSED\)\./);
  await expect
    .poll(
      async () => {
        await page.goto('/desk/applications');
        return line.count();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(1);
  await expectAccessible(page);
  await expectToFit(page);
  await page.goto('/monitoring');
  await page.getByText(/^Delayed since .*: the mail server does not answer \(ECONNREFUSED\)$/).waitFor();
  await site.database.owner.query("delete from jobs.job where name = 'desk-mail'");
});
