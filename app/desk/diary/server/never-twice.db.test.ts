import { beforeEach, expect, test } from 'vitest';
import { createDiary } from '#app/desk/diary/server/diary.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, lead, empty } = diaryOfThisFile();
const day = '2031-02-14';

beforeEach(empty);

const count = async (state: string) =>
  (await open().db.owner.query(`select count(*)::int as n from diary.function where state = '${state}'`)).rows[0].n;

test('of 40 who promise one hall for one evening, over two replicas, one does and 39 are told', async () => {
  const { asha, database, db } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const other = openDatabase(db.siteUrl);
  const diaries = [database, other].map(({ desk }) => createDiary({ database: desk, deskNotifier: { notify() {} } }));
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      diaries[index % 2]?.hold(asha, aDateToHold({ spaces: [castle], day, from: `1${index % 8}:00`, to: '23:00' })),
    ),
  );
  await other.close();
  expect(results.filter((result) => result?.kind === 'done')).toHaveLength(1);
  const told = results.filter((result) => result?.kind === 'clash');
  expect(told).toHaveLength(39);
  for (const clash of told) expect(clash).toMatchObject({ rivals: [{ state: 'definite' }], mayWait: false });
  expect(await count('definite')).toBe(1);
});

test('three weddings at Israna on one date: the others are refused with the first one’s reference', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const [first] = await Promise.all(
    [700].map((expected) => diary.hold(asha, aDateToHold({ spaces: [castle], day, expected }, {}))),
  );
  const reference = first?.kind === 'done' ? first.references[0] : '';
  for (const expected of [650, 800]) {
    const family = await lead();
    const result = await diary.hold(asha, aDateToHold({ spaces: [castle], day, expected }, { lead: family }));
    expect(result).toMatchObject({ kind: 'clash', rivals: [{ reference, expected: 700 }], mayWait: false });
    expect(await diary.ofLead(asha, family)).toEqual([]);
  }
});

test('a lawn and its half exclude each other, two halves do not', async () => {
  const { asha, diary, db } = open();
  const { 'open-lawn': lawn = '', 'the-castle': east = '', 'meeting-rooms': west = '' } = await spaces();
  await db.owner.query('insert into diary.part (whole, part) values ($1, $2), ($1, $3)', [lawn, east, west]);
  const hold = (space: string, on = day) => diary.hold(asha, aDateToHold({ spaces: [space], day: on }));
  expect(await hold(east)).toMatchObject({ kind: 'done' });
  expect(await hold(west)).toMatchObject({ kind: 'done' });
  expect(await hold(lawn)).toMatchObject({ kind: 'clash' });
  expect(await hold(lawn, '2031-02-16')).toMatchObject({ kind: 'done' });
  expect(await hold(west, '2031-02-16')).toMatchObject({ kind: 'clash' });
  await expect(
    db.owner.query('insert into diary.part (whole, part) values ($1, $2)', [east, lawn]),
    'a space inside itself',
  ).rejects.toThrow('a part of itself');
});

test('a space that is divided later still excludes what its parts were promised for', async () => {
  const { asha, diary, db } = open();
  const { 'open-lawn': lawn = '', 'the-castle': half = '' } = await spaces();
  await diary.hold(asha, aDateToHold({ spaces: [lawn], day }));
  await db.owner.query('insert into diary.part (whole, part) values ($1, $2)', [lawn, half]);
  expect(await diary.hold(asha, aDateToHold({ spaces: [half], day }))).toMatchObject({ kind: 'clash' });
});

test('set-up and clearing claim the hall too, past midnight; an enquiry claims nothing', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const night = { spaces: [castle], day, setupMinutes: 240, clearingMinutes: 120 };
  await diary.hold(asha, aDateToHold(night));
  const at = (on: string, from: string, to: string, state: 'definite' | 'enquiry' = 'definite') =>
    diary.hold(asha, aDateToHold({ spaces: [castle], day: on, from, to }, { state }));
  expect(await at(day, '12:00', '16:00')).toMatchObject({ kind: 'clash' });
  expect(await at('2031-02-15', '02:00', '08:00')).toMatchObject({ kind: 'clash' });
  expect(await at('2031-02-15', '02:00', '08:00', 'enquiry')).toMatchObject({ kind: 'done' });
  expect(await at(day, '10:00', '15:00')).toMatchObject({ kind: 'done' });
  expect(await at('2031-02-15', '03:00', '08:00')).toMatchObject({ kind: 'done' });
});

test('an event moves by a day as a whole, into its own place, or not at all', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '', 'open-lawn': lawn = '' } = await spaces();
  const family = await lead();
  for (const [on, space] of [
    ['2031-02-13', castle],
    ['2031-02-14', castle],
    ['2031-02-15', lawn],
  ] as const)
    await diary.hold(asha, aDateToHold({ spaces: [space], day: on }, { lead: family }));
  const days = async () => (await diary.ofLead(asha, family)).map(({ starts }) => starts.toISOString().slice(0, 10));
  expect(await diary.moveEvent(asha, { lead: family, days: 1 })).toMatchObject({ kind: 'done' });
  expect(await days()).toEqual(['2031-02-14', '2031-02-15', '2031-02-16']);
  const rival = await diary.hold(asha, aDateToHold({ spaces: [lawn], day: '2031-02-18' }));
  expect(await diary.moveEvent(asha, { lead: family, days: 2 })).toMatchObject({
    kind: 'clash',
    rivals: [{ reference: rival.kind === 'done' ? rival.references[0] : '' }],
  });
  expect(await days()).toEqual(['2031-02-14', '2031-02-15', '2031-02-16']);
});

test('a colleague of another house neither sees nor changes a function, nor books its spaces', async () => {
  const { asha, ravi, diary } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const held = await diary.hold(asha, aDateToHold({ spaces: [castle], day }));
  const reference = held.kind === 'done' ? (held.references[0] ?? '') : '';
  expect(await diary.function(ravi, reference)).toBeNull();
  expect(await diary.change(ravi, { reference, version: 1, change: { kind: 'release' } })).toEqual({ kind: 'gone' });
  expect(await diary.hold(ravi, aDateToHold({ spaces: [castle], day: '2031-03-01' }))).toMatchObject({
    kind: 'refused',
    words: expect.stringContaining('this property'),
  });
  expect(
    await diary.hold(ravi, aDateToHold({ spaces: [castle], day: '2031-03-01', property: 'the-tivoli' })),
  ).toMatchObject({ kind: 'refused', words: expect.stringContaining('another property') });
  expect(israna).toBe((await diary.function(asha, reference))?.property);
});
