import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { addMonths } from '#app/diary/diary-month.ts';
import { createOpenDays } from '#app/diary/open-days.server.ts';
import { bestStanding, standingOf } from '#app/diary/open-days.ts';
import { addDays, addYears, todayInIndia } from '#app/language/dates.ts';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, empty } = diaryOfThisFile();
const month = addMonths(todayInIndia().slice(0, 7), 6);
const day = `${month}-14`;

beforeEach(empty);

/** Nothing is stored yet, so each call of this asks the database. */
const fresh = (limits = false) =>
  createOpenDays({ database: open().database.reads, limits, log: pino({ enabled: false }) });

async function show(...houses: string[]): Promise<void> {
  for (const house of houses) await open().db.owner.query('insert into diary.property values ($1, true)', [house]);
}

test('each space says how it stands, not for whom; a house that keeps no diary here says nothing', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '', 'meeting-rooms': rooms = '' } = await spaces();
  await diary.hold(asha, aDateToHold({ spaces: [castle], day, from: '18:00', setupMinutes: 480 }));
  const option = { state: 'option', expires: new Date(Date.now() + 86_400_000), mayWait: true } as const;
  await diary.hold(asha, aDateToHold({ spaces: [lawn], day }, option));
  await diary.hold(asha, aDateToHold({ spaces: [lawn], day }, option));
  await diary.hold(asha, aDateToHold({ spaces: [rooms], day, from: '10:00', to: '13:00' }));
  expect([...(await fresh().spacesOn(day))]).toEqual([]);
  await show(israna);
  expect(Object.fromEntries(await fresh().spacesOn(day))).toEqual({
    [`${israna} the-castle`]: 'taken',
    [`${israna} open-lawn`]: 'option',
    [`${israna} meeting-rooms`]: 'ask',
    [`${israna} pool-side-and-glass-house`]: 'open',
  });
  const days = await fresh().month(israna, month, null);
  expect(days?.[13]).toEqual({
    day,
    spaces: expect.arrayContaining([{ id: 'the-castle', name: 'The Castle', standing: 'taken' }]),
  });
  expect(await fresh().month('the-tivoli', month, null)).toBeNull();
});

test('a taken day offers days near and the houses that are open', async () => {
  const { admin, diary } = open();
  await show(israna, 'the-tivoli');
  const all = Object.values(await spaces());
  for (const date of [day, addDays(day, 1), addDays(day, -1)])
    await diary.hold(admin, aDateToHold({ spaces: all, day: date, from: '10:00', to: '02:00' }));
  expect(await fresh().property(israna, day, 650)).toEqual({
    standing: 'taken',
    near: [-3, -2, 2, 3].map((days) => addDays(day, days)),
    elsewhere: [{ slug: 'the-tivoli', name: 'The Tivoli' }],
  });
  expect(await fresh().property('the-tivoli', day, 650)).toEqual({ standing: 'open', near: [], elsewhere: [] });
});

test('an answer is a minute old at most, and a rival who asks for everything learns nothing more', async () => {
  const { asha, diary } = open();
  await show(israna);
  const openDays = fresh(true);
  const standing = async () => (await openDays.spacesOn(day)).get(`${israna} the-castle`);
  expect(await standing()).toBe('open');
  await diary.hold(asha, aDateToHold({ spaces: [(await spaces())['the-castle'] ?? ''], day, from: '10:00' }));
  expect(await standing(), 'kept for a minute').toBe('open');
  const months = await Promise.all(Array.from({ length: 70 }, () => openDays.month(israna, month, '192.0.2.7')));
  expect(months.filter((one) => one === null)).toHaveLength(10);
  expect(await openDays.month(israna, month, '198.51.100.1'), 'somebody else').not.toBeNull();
});

test('one client’s hundreds of questions leave the others their open days', async () => {
  await show(israna);
  const openDays = fresh(true);
  const days = Array.from({ length: 600 }, (_, index) => addDays(todayInIndia(), index + 1));
  for (const wished of days) {
    await openDays.spacesOn(wished);
    await openDays.property(israna, wished, 100);
  }
  const last = addDays(todayInIndia(), 700);
  expect((await openDays.spacesOn(last)).get(`${israna} the-castle`)).toBe('open');
  expect((await openDays.property(israna, last, 100)).standing).toBe('open');
  expect(await openDays.month(israna, last.slice(0, 7), '198.51.100.1')).not.toBeNull();
});

test('days near are found across the end of a month; a day too far ahead has to be asked for', async () => {
  const { admin, diary } = open();
  await show(israna);
  const first = `${month}-01`;
  await diary.hold(
    admin,
    aDateToHold({ spaces: Object.values(await spaces()), day: first, from: '10:00', to: '02:00' }),
  );
  expect((await fresh().property(israna, first, 650)).near).toEqual([-2, -1, 1, 2].map((days) => addDays(first, days)));
  expect([...(await fresh().spacesOn(addYears(todayInIndia(), 5)))]).toEqual([]);
});

test('a day is taken only if no six hours in a row are left of it', () => {
  const at = (hour: number) => Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000;
  const hold = (from: number, until: number, isOption = false) => ({ from: at(from), until: at(until), isOption });
  expect(standingOf(day, [])).toBe('open');
  expect(standingOf(day, [hold(-10, 8)]), 'the night before').toBe('open');
  expect(standingOf(day, [hold(15, 26)])).toBe('ask');
  expect(standingOf(day, [hold(14, 26)])).toBe('taken');
  expect(standingOf(day, [hold(11, 14), hold(19, 30)])).toBe('taken');
  expect(standingOf(day, [hold(18, 24, true)])).toBe('option');
  expect(bestStanding(['taken', 'option'])).toBe('option');
  expect(bestStanding([])).toBe('ask');
});
