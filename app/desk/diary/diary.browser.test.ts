import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { deskPagesOfThisFile, focusedText } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { manyFunctions } from '#tests/factories/many-functions.ts';

const { site, emptyDiary, post, cookies, pageOf, sendEnquiry } = deskPagesOfThisFile();

const wish = 'day=2031-02-14&property=the-tivoli&kind=wedding&from=19:00&to=01:00&expected=300';

test('every page of the diary is accessible and fits the screen, 1440 and 390 pixels wide', async () => {
  const { owner } = site.database;
  await emptyDiary();
  await manyFunctions(owner, { from: '2031-02-01', days: 28, spacesPerHouse: 2 });
  const reference = await sendEnquiry('fits@example.com');
  const page = await pageOf('Asha');
  for (const path of [
    '/desk/diary?month=2031-02&property=the-tivoli',
    '/desk/diary?month=2031-02',
    '/desk/diary?month=2031-02&property=the-tivoli&view=list',
    '/desk/diary/days/2031-02-14',
    '/desk/diary/functions/FN-000002',
    `/desk/diary/hold?lead=${reference}&${wish}`,
    '/desk/diary/hold?block=yes',
    '/desk/diary/settings',
    '/desk/diary/import',
    `/desk/enquiries/${reference}/edit`,
    `/desk/enquiries/${reference}/merge`,
  ]) {
    await page.goto(path);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectToFit(page);
    }
  }
});

test('a file of ten thousand wrong lines is answered with their number and the first five hundred', async () => {
  const page = await pageOf('Asha');
  await page.goto('/desk/diary/import');
  const heads = 'property,spaces,date,from,to,function,state\n';
  const buffer = Buffer.from(heads + 'nowhere,The Castle,2031-02-14,19:00,01:00,wedding,definite\n'.repeat(10_000));
  await page.getByLabel('CSV file').setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Only look at it' }).click();
  await page.getByText('10,000 lines cannot be read').waitFor();
  expect(await page.getByRole('row').count()).toBe(501);
  await page.getByText('9,500 more remarks are not shown.').waitFor();
});

/** Chooses the first free hall and presses a button of the form, all by keyboard. */
async function hold(page: Page, button: string): Promise<void> {
  await (await hydrated(page.getByRole('button', { name: button }))).press('Enter');
}

test('of two colleagues who press at once one gets the hall; the other may take a second option', async () => {
  await emptyDiary();
  const [first, second] = [await sendEnquiry('one@example.com'), await sendEnquiry('two@example.com')];
  const [asha, meera] = [await pageOf('Asha'), await pageOf('Meera')];
  await asha.goto(`/desk/diary/hold?lead=${first}&${wish}`);
  await meera.goto(`/desk/diary/hold?lead=${second}&${wish}`);
  await hold(asha, 'Take an option');
  await asha.waitForURL(`**/desk/enquiries/${first}`);
  await asha.getByText('was put into the diary: option').waitFor();
  await hold(meera, 'Take an option');
  const notice = meera.getByRole('alert');
  await notice.getByText('There is an option before yours.').waitFor();
  expect(await notice.textContent()).toContain(`for ${first}`);
  expect(await notice.textContent()).toContain('asha');
  await expectAccessible(meera);
  await hold(meera, 'Take the second option');
  await meera.waitForURL(`**/desk/enquiries/${second}`);
  await meera.getByText('2nd option').waitFor();

  // What happens elsewhere shows on an open page.
  await asha.getByRole('link', { name: 'Wedding' }).click();
  await (await hydrated(asha.getByRole('button', { name: 'Release it' }))).press('Enter');
  await asha.getByRole('status').getByText('Released').waitFor();
  await meera.getByText('moved up: it is the first option now').waitFor();
});

/** What is in the diary, as a colleague would have read it on the screen. */
const stored = async () =>
  (
    await site.database.owner.query(
      `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as starts,
              to_char(ends_at at time zone 'Asia/Kolkata', 'HH24:MI') as ends, setup_minutes as setup,
              expected_guests as guests, amount_inr::int as amount, spaces[1] as space, state,
              (expires_at at time zone 'Asia/Kolkata')::date - (now() at time zone 'Asia/Kolkata')::date as days
         from diary.function order by created_at`,
    )
  ).rows;

const typed = { day: '2031-03-21', from: '18:30', setup: '90', expected: '411', amount: '2,50,000', days: '14 days' };
const asStored = { starts: '2031-03-21 18:30', ends: '01:00', setup: 90, guests: 411, amount: 250_000, days: 14 };

test.each([true, false])(
  'a hold stores what its screen shows when the day and more were changed last; scripts: %s',
  async (javaScriptEnabled) => {
    await emptyDiary();
    const [other, reference] = [await sendEnquiry('first@example.com'), await sendEnquiry('changed@example.com')];
    const page = await pageOf('Asha', desktop, { javaScriptEnabled });
    await page.goto(`/desk/diary/hold?lead=${reference}&${wish}`);
    if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Take an option' }));
    const space = await page.locator('input[name=space]:checked').inputValue();
    for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
    // Somebody takes the same hall on that day meanwhile: everything stays as it was typed.
    const { property, kind, to } = { property: 'the-tivoli', kind: 'wedding', to: '01:00' };
    const rival = { lead: other, property, kind, to, day: typed.day, from: '10:00', space, state: 'option', days: '7' };
    expect((await post('/desk/diary/hold', rival, cookies.Meera)).status).toBe(303);
    await page.getByRole('button', { name: 'Take an option' }).click();
    await page.getByRole('alert').getByText('There is an option before yours.').waitFor();
    for (const [name, value] of Object.entries(typed))
      expect(await page.locator(`input[name=${name}]`).inputValue(), name).toBe(value);
    expect(await page.locator('input[name=space]:checked').inputValue()).toBe(space);
    await page.getByRole('button', { name: 'Take the second option' }).click();
    await page.waitForURL(`**/desk/enquiries/${reference}`);
    expect((await stored())[1]).toEqual({ ...asStored, space, state: 'option' });
  },
);

test('the spaces follow what is typed, and what cannot be read is refused beside its field', async () => {
  await emptyDiary();
  const reference = await sendEnquiry('follows@example.com');
  const page = await pageOf('Asha');
  await page.goto(`/desk/diary/hold?lead=${reference}&${wish}`);
  await hydrated(page.getByRole('button', { name: 'Take an option' }));
  const tooSmall = page.getByText('too small for this number of guests');
  await page.getByLabel('Guests expected').fill('90000');
  const halls = await page.locator('input[name=space]').count();
  await expect.poll(() => tooSmall.count()).toBe(halls);
  expect(new URL(page.url()).searchParams.get('expected')).toBe('90000');
  await page.getByLabel('Guests expected').fill('300');
  await page.getByLabel('Amount').fill('2,5');
  await page.getByText('Enter a whole number from 0 to 10,00,00,00,000').waitFor();
  await page.getByLabel('Option for').fill('a fortnight');
  await page.getByRole('button', { name: 'Take an option' }).click();
  await page.getByText('Enter the days of the option, from 1 to 90').waitFor();
  expect(await page.getByLabel('Option for').inputValue()).toBe('a fortnight');
  expect(await page.getByLabel('Amount').inputValue()).toBe('2,5');
  await expectAccessible(page);
  expect(await stored()).toEqual([]);
  const posted = await post(
    '/desk/diary/hold',
    {
      ...{ lead: reference, property: 'the-tivoli', kind: 'wedding', day: '0031-02-14', from: '19:00', to: '01:00' },
      ...{ state: 'definite', space: await page.locator('input[name=space]').first().inputValue() },
    },
    cookies.Asha,
  );
  expect(posted.status).toBe(422);
  expect(await posted.text()).toContain('the year with four digits');
  expect(await stored()).toEqual([]);
});

test('a change while the hold is on its way does not stop it from being shown', async () => {
  await emptyDiary();
  const reference = await sendEnquiry('late@example.com');
  const page = await pageOf('Asha');
  await page.clock.install();
  await page.goto(`/desk/diary/hold?lead=${reference}&${wish}`);
  await hydrated(page.getByRole('button', { name: 'Take an option' }));
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/desk/diary/hold**', async (route) => {
    if (route.request().method() === 'POST') await mayCome;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Take an option' }).click();
  await sent;
  await page.getByLabel('Guests expected').fill('310');
  await page.clock.runFor(2_000);
  letCome();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  expect(await stored()).toMatchObject([{ guests: 300, state: 'option' }]);
});

test('three weddings on one date: the second conversion is refused with words, the first one’s hall stays', async () => {
  await emptyDiary();
  const [first, second] = [await sendEnquiry('three@example.com'), await sendEnquiry('four@example.com')];
  const page = await pageOf('Asha');
  for (const reference of [first, second]) {
    await page.goto(`/desk/diary/hold?lead=${reference}&${wish}`);
    const [hall] = await page.locator('input[name=space]').all();
    for (const box of await page.locator('input[name=space]:checked').all()) await box.uncheck();
    await hall?.check();
    await hold(page, 'Definite');
    await page.waitForURL(`**/desk/enquiries/${reference}`);
  }
  // The free halls come first, so both chose one; the same hall is refused.
  const { rows } = await site.database.owner.query(
    'select spaces[1] as space from diary.function order by created_at limit 1',
  );
  await page.goto(`/desk/diary/hold?lead=${second}&${wish}`);
  for (const box of await page.locator('input[name=space]:checked').all()) await box.uncheck();
  await page.locator(`input[value="${rows[0].space}"]`).check();
  await hold(page, 'Definite');
  await page.getByRole('alert').getByText('These spaces are promised already.').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain(`for ${first}`);

  const third = await sendEnquiry('five@example.com');
  await page.goto(`/desk/enquiries/${third}`);
  await hold(page, 'I have contacted them');
  await (await hydrated(page.getByRole('button', { name: 'Converted' }))).press('Enter');
  await page.getByRole('alert').getByText('It needs a definite function in the diary first').waitFor();
});

test('the month is walked with the arrow keys, and everything works without a script', async () => {
  const { owner } = site.database;
  await emptyDiary();
  await manyFunctions(owner, { from: '2031-02-01', days: 28, spacesPerHouse: 2 });
  const page = await pageOf('Asha');
  await page.goto('/desk/diary?month=2031-02&property=the-tivoli');
  const first = await hydrated(page.getByRole('link', { name: 'Sa 1 February 2031' }));
  await first.focus();
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toContain('2');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedText(page)).toMatch(/FN-[0-9A-F]{6}$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk/diary/functions/FN-*');

  const reference = await sendEnquiry('no-script@example.com');
  const answer = await post(
    '/desk/diary/hold',
    {
      lead: reference,
      property: 'the-tivoli',
      kind: 'haldi',
      day: '2031-03-01',
      from: '11:00',
      to: '15:00',
      expected: '90',
      state: 'definite',
      space: (
        await owner.query(
          "select s.id from hotel_spaces s join hotels h on h.id = s.hotel_id where h.slug = 'the-tivoli' limit 1",
        )
      ).rows[0].id,
    },
    cookies.Asha,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/desk/enquiries/${reference}`]);
});

test('at 200 % and with a colleague of another house, the diary still fits and shows busy times alone', async () => {
  const { owner } = site.database;
  await emptyDiary();
  await manyFunctions(owner, { from: '2031-02-01', days: 28, spacesPerHouse: 2 });
  const page = await pageOf('Ravi', { width: 720, height: 450 });
  await page.goto('/desk/diary?month=2031-02');
  await expectAccessible(page);
  await expectToFit(page);
  const references = await page
    .locator('.diary-mark[href]')
    .evaluateAll((links) => links.map((link) => link.textContent));
  const { rows } = await owner.query("select reference from diary.function where property <> 'tivoli-bijwasan'");
  expect(rows.length).toBeGreaterThan(20);
  for (const { reference } of rows) expect(references.join()).not.toContain(reference);
  expect(await page.getByText('Busy').count()).toBeGreaterThan(20);
});
