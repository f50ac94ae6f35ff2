import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { site, emptyDiary, post, cookies, pageOf } = deskPagesOfThisFile();
const israna = 'wedcation-by-tivoli-israna';

beforeEach(async () => {
  await emptyDiary();
  await site.database.owner.query('delete from leads');
});

let sent = 0;

/** A family asks for Israna on 14 February 2031. Returns the reference. */
async function familyAsks(values: Parameters<typeof anEnquiry>[0] = {}): Promise<string> {
  sent += 1;
  const email = `family-${sent}@example.com`;
  const answer = await post('/enquire', { ...anEnquiry({ email, venue_id: israna, event_date: day, ...values }) });
  return /TV-\w{6}/.exec(answer.headers.get('location') ?? '')?.[0] ?? `not stored: ${answer.status}`;
}

const day = `${new Date().getFullYear() + 1}-02-14`;
const later = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const rowsOf = async (query: string) => (await site.database.owner.query(query)).rows;
const functions = () =>
  rowsOf(
    `select (starts_at at time zone 'Asia/Kolkata')::date::text as day, state, expected_guests as guests,
            amount_inr::int as amount, (select name from hotel_spaces where id = spaces[1]) as space
       from diary.function order by created_at`,
  );
const leads = () => rowsOf('select event_date::text as day, status from leads order by created_at');

/** Holds the date of an enquiry, as the form proposes it. Returns the path of the function. */
async function held(page: Page, reference: string, button = 'Take an option'): Promise<string> {
  await page.goto(`/desk/diary/hold?lead=${reference}`);
  await (await hydrated(page.getByRole('button', { name: button, exact: true }))).click();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  return (await page.locator('#event-part ~ ol a[href*="/functions/"]').first().getAttribute('href')) ?? '';
}

test('each of several functions is held from the enquiry, with its own day, guests and hall', async () => {
  const page = await pageOf('Asha');
  const sangeet = { function_2_kind: 'sangeet', function_2_day: later(-1), function_2_guests: '300' };
  const reference = await familyAsks({ ...sangeet, function_2_space: 'open-lawn' });
  await page.goto(`/desk/enquiries/${reference}`);
  await page.getByRole('link', { name: 'Hold function 2' }).click();
  await page.waitForURL('**/desk/diary/hold?**');
  expect(await page.locator('[name=kind]').inputValue()).toBe('sangeet');
  await (await hydrated(page.getByRole('button', { name: 'Take an option', exact: true }))).click();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  expect(await functions()).toMatchObject([{ day: later(-1), guests: 300, space: 'Open Lawn', state: 'option' }]);
  expect(await leads(), 'the day of the event is that of its main function').toMatchObject([{ day: null }]);
});

test.each([
  ['in the field', { space: 'open-lawn' }],
  ['in their words', { special_requirements: 'We saw The open lawn in March. Is The Castle near?' }],
])('the hall that a family asked for %s is ticked, and held in at most three presses', async (_where, values) => {
  const page = await pageOf('Asha');
  const reference = await familyAsks(values);
  const { press, presses } = countPresses();
  await page.goto('/desk');
  await press(page.getByRole('link', { name: reference }));
  await press(page.getByRole('link', { name: 'Hold a date' }));
  await expect
    .poll(() => page.locator('label:has(input[name=space]:checked) strong').allTextContents())
    .toEqual(['Open Lawn']);
  await press(await hydrated(page.getByRole('button', { name: 'Take an option', exact: true })));
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  expect(presses()).toBeLessThanOrEqual(3);
  expect(await functions()).toMatchObject([{ day, space: 'Open Lawn', state: 'option' }]);
});

test.each([true, false])(
  'another day of a first hold is the enquiry’s day too, unless it is unticked; scripts: %s',
  async (javaScriptEnabled) => {
    const page = await pageOf('Asha', desktop, { javaScriptEnabled });
    for (const follows of [true, false]) {
      const reference = await familyAsks();
      await page.goto(`/desk/diary/hold?lead=${reference}`);
      if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Definite' }));
      await page.getByLabel('Day', { exact: true }).fill(later(follows ? 2 : 3));
      const asks = page.getByLabel('Also change the enquiry’s day');
      if (!follows) await asks.uncheck();
      await page.getByRole('button', { name: 'Definite' }).click();
      await page.waitForURL(`**/desk/enquiries/${reference}`);
    }
    expect(await functions()).toMatchObject([{ day: later(2) }, { day: later(3) }]);
    const [moved, kept] = await rowsOf(
      'select coalesce(l.event_date, v.event_date)::text as day from leads l join venue_bookings v on v.id = l.booking_id order by l.created_at',
    );
    expect([moved, kept]).toEqual([{ day: later(2) }, { day }]);
  },
);

test('a definite function is moved: lead, diary and prepared words agree, and “Converted” is proposed', async () => {
  const page = await pageOf('Asha');
  const reference = await familyAsks();
  const path = await held(page, reference);
  await page.goto(path);
  await (await hydrated(page.getByRole('button', { name: 'Make it definite' }))).click();
  await page.getByText('It is definite in the diary; the enquiry is still “New”.').waitFor();
  await expectAccessible(page);
  await page.getByText('Move or change it').click();
  // Somebody else has the hall on the new day: the list says so as soon as the day is typed.
  const other = await familyAsks();
  const space = await page.locator('input[name=space]:checked').inputValue();
  const rival = { property: israna, kind: 'dinner', day: later(5), from: '20:00', to: '23:00', space, state: 'option' };
  expect((await post('/desk/diary/hold', { ...rival, lead: other, days: '7' }, cookies.Meera)).status).toBe(303);
  await page.getByLabel('Day', { exact: true }).fill(later(5));
  const standing = page.locator('.space-choice div:has(input:checked) .diary-state');
  await expect.poll(() => standing.textContent()).toBe('Under option');
  await page.getByLabel('Day', { exact: true }).fill(later(6));
  await expect.poll(() => standing.textContent()).toBe('Free');
  expect(await page.getByLabel('Also change the enquiry’s day').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('moved to', { exact: false }).waitFor();
  expect((await functions())[0]).toMatchObject({ day: later(6), state: 'definite' });
  expect((await leads())[0]).toEqual({ day: later(6), status: 'new' });

  await page.getByRole('button', { name: 'I have contacted them' }).click();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  const words = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(decodeURIComponent(words ?? '')).toContain(`on 20 February ${day.slice(0, 4)}`);
  await page.getByText(`Corrected: date ${day} → ${later(6)}.`).waitFor();
  await page.getByLabel('Move all of it by').fill('-2');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText(`Corrected: date ${later(6)} → ${later(4)}.`).waitFor();
  expect([(await functions())[0]?.day, (await leads())[0]?.day]).toEqual([later(4), later(4)]);
  await page.goto(path);
  await (await hydrated(page.getByRole('button', { name: 'Converted: confirmed' }))).click();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  expect((await leads())[0]).toEqual({ day: later(4), status: 'converted' });
});

test('on a phone the screen shows why nothing was held, at its field or above the form', async () => {
  const page = await pageOf('Asha', phone);
  const [reference, other] = [await familyAsks({ space: 'open-lawn' }), await familyAsks({ space: 'open-lawn' })];
  await page.goto(`/desk/diary/hold?lead=${reference}`);
  const definite = await hydrated(page.getByRole('button', { name: 'Definite' }));
  expect(await page.content()).not.toContain('[object Object]');
  await page.getByLabel('Guests guaranteed').fill('2,50');
  await definite.click();
  const wrong = page.getByText('Enter a whole number from 1 to 1,00,000');
  await expect.poll(() => isOnScreen(wrong)).toBe(true);
  await page.getByLabel('Guests guaranteed').fill('250');
  await held(page, other);
  await page.goto(`/desk/diary/hold?lead=${reference}`);
  await (await hydrated(page.getByRole('button', { name: 'Definite' }))).click();
  const clash = page.getByText('There is an option before yours.');
  await expect.poll(() => isOnScreen(clash)).toBe(true);
});

function isOnScreen(words: Locator): Promise<boolean> {
  return words.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

test('what is typed about a function stays when another button is pressed and when a colleague is faster', async () => {
  const page = await pageOf('Asha');
  const path = await held(page, await familyAsks());
  await page.goto(path);
  await (await hydrated(page.getByText('Move or change it'))).click();
  const [guests, amount] = [page.getByLabel('Guests expected'), page.getByLabel('Amount')];
  await guests.fill('510');
  await amount.fill('22,00,000');
  await page.getByRole('button', { name: 'Make it definite' }).click();
  await page.locator('.state-line').getByText('Definite').waitFor();
  expect([await guests.inputValue(), await amount.inputValue()]).toEqual(['510', '22,00,000']);

  // A colleague changes the same function meanwhile; the open page hears of it.
  const values = await page.locator('form:has(#plan-day)').evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  const lawn = page.getByLabel('Open Lawn');
  expect(await lawn.isChecked()).toBe(false);
  const theirs = {
    ...Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
    ...{ expected: '470', amount: '', space: await lawn.inputValue() },
  };
  expect((await post(path, { ...theirs, change: 'replan' }, cookies.Meera)).status).toBe(303);
  await page.getByText('470 guests expected').waitFor();
  expect([await guests.inputValue(), await amount.inputValue()]).toEqual(['510', '22,00,000']);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('meera was faster').waitFor();
  for (const now of ['470', 'Open Lawn']) await page.getByText(`Now: ${now}`).waitFor();
  expect(await lawn.isChecked()).toBe(false);
  expect([await guests.inputValue(), await amount.inputValue()]).toEqual(['510', '22,00,000']);
  expect(await functions()).toMatchObject([{ guests: 470, amount: null, space: 'Open Lawn' }]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(functions)
    .toMatchObject([{ guests: 510, amount: 2_200_000, state: 'definite', space: 'The Castle' }]);
});

test('a correction after a colleague’s keeps what was typed, says what is new, and can be saved', async () => {
  const reference = await familyAsks({ guest_count: '450' });
  const page = await pageOf('Asha');
  await page.goto(`/desk/enquiries/${reference}/edit`);
  await (await hydrated(page.getByLabel('Guests'))).fill('510');
  const theirs = { name: 'Meera Sample', phone: '98100 00000', venue_id: israna, event_type: 'wedding' };
  const values = { ...theirs, event_date: later(1), guest_count: '450', version: '1' };
  expect((await post(`/desk/enquiries/${reference}/edit`, values, cookies.Meera)).status).toBe(303);
  const save = page.getByRole('button', { name: 'Save the corrections' });
  await save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'meera was faster' });
  await notice.getByText(`event date ${later(1)}`, { exact: false }).waitFor();
  expect(await page.getByLabel('Guests').inputValue()).toBe('510');
  await page.getByLabel('Event date').fill(later(1));
  await save.click();
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  expect(await rowsOf('select event_date::text as day, guest_count as guests from leads')).toEqual([
    { day: later(1), guests: 510 },
  ]);
});

test('month and day fit and say whose a function is; an empty day lists what is free, on both screens', async () => {
  const screens = [{ width: 1280, height: 800 }, phone];
  const page = await pageOf('Asha');
  const path = await held(page, await familyAsks({ name: 'Meera Sample', space: 'open-lawn' }), 'Definite');
  const month = `/desk/diary?month=${day.slice(0, 7)}&property=${israna}`;
  const onBoth = async (address: string, look: () => Promise<void>) => {
    await page.goto(address);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await look();
    }
  };
  const wholeIfWide = async () => {
    const whole = await page.locator('.diary-scroll').evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(whole || page.viewportSize()?.width === phone.width).toBe(true);
  };
  await onBoth(month, async () => {
    expect(await page.locator(`a[href="${path}"]`).first().textContent()).toContain('Meera Sample');
    await wholeIfWide();
  });
  await onBoth(`${month}&view=list`, () => page.getByText('Meera Sample').waitFor());
  const free = page.getByRole('region', { name: 'Free all day' });
  await onBoth(`/desk/diary/days/${day}`, async () => {
    await page.getByRole('link', { name: /^Wedding, Meera Sample/ }).waitFor();
    await wholeIfWide();
    expect(await free.getByRole('link', { name: 'Open Lawn' }).count()).toBe(0);
  });
  await onBoth(`/desk/diary/days/${later(1)}`, async () => {
    await expectAccessible(page);
    await expectToFit(page);
    await free.getByRole('link', { name: 'Open Lawn' }).waitFor();
  });
  await free.getByRole('link', { name: 'Open Lawn' }).click();
  await page.getByLabel('Open Lawn').and(page.locator(':checked')).waitFor();
  expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe(later(1));
});

test('a colleague who may not see the family sees a busy time without a name', async () => {
  const page = await pageOf('Asha');
  await held(page, await familyAsks({ name: 'Meera Sample' }), 'Definite');
  const ravis = await pageOf('Ravi');
  for (const path of [`/desk/diary?month=${day.slice(0, 7)}&property=${israna}`, `/desk/diary/days/${day}`]) {
    await ravis.goto(path);
    await ravis.getByText('Busy').first().waitFor();
    expect(await ravis.content()).not.toContain('Meera Sample');
  }
});

test('the inbox begins with the enquiry that has waited longest', async () => {
  const [late, newer, newest] = [await familyAsks(), await familyAsks(), await familyAsks()];
  await site.database.owner.query(`update leads set due_at = now() - interval '67 hours' where reference = $1`, [
    newer,
  ]);
  await site.database.owner.query(`update leads set due_at = now() - interval '80 hours' where reference = $1`, [late]);
  const page = await pageOf('Asha');
  await page.goto('/desk');
  expect(await page.locator('.inbox-link').allTextContents()).toEqual([late, newer, newest]);
});
