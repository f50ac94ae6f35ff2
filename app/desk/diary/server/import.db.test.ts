import { beforeEach, expect, test } from 'vitest';
import { insertFunction } from '#app/desk/diary/server/hold-date.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import { aDateToHold, diaryOfThisFile } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, empty } = diaryOfThisFile();

beforeEach(empty);

const heads = 'property,spaces,date,from,to,function,state,guests';
const day = (number: number) => new Date(Date.UTC(2031, 0, 1 + number)).toISOString().slice(0, 10);
const line = (number: number, state = 'definite') =>
  `wedcation-by-tivoli-israna,The Castle + Open Lawn,${day(number)},19:00,01:00,wedding,${state},"1,000"`;

const stored = async () => (await open().db.owner.query('select count(*)::int as n from diary.function')).rows[0].n;

/** 210 lines, of which four are wrong, two clash with earlier lines and one with the diary. */
function faultyFile(): string {
  const lines = Array.from({ length: 210 }, (_, index) => line(index));
  lines[9] = line(9).replace('The Castle', 'The Tower');
  lines[19] = line(19).replace(day(19), '2031-02-30');
  lines[29] = line(29, 'sold');
  lines[39] = line(39).replace('19:00', 'evening');
  lines[59] = line(58).replace('1,000', '900');
  lines[69] = line(68).replace('1,000', '900');
  return [heads, ...lines].join('\r\n');
}

test('a file’s faults are told line by line; it is stored whole, or the good lines if that is wanted', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const held = await diary.hold(asha, aDateToHold({ spaces: [castle], day: day(99) }));
  const rival = held.kind === 'done' ? held.references[0] : '';
  const text = faultyFile();
  const wanted = {
    good: 203,
    faults: [
      { line: 11, words: '“The Tower” is no space of wedcation-by-tivoli-israna.' },
      { line: 21, words: '“2031-02-30” is no day. There is no such day in the calendar: check the day and the month.' },
      { line: 31, words: expect.stringContaining('“sold” is no state') },
      { line: 41, words: expect.stringContaining('is no time') },
    ],
    clashes: [
      { line: 61, words: 'Its spaces are held by line 60.' },
      { line: 71, words: 'Its spaces are held by line 70.' },
      { line: 101, words: `Its spaces are held by ${rival}.` },
    ],
    waiting: [],
    known: [],
    unused: [],
    readAs: 'UTF-8, with a comma between the columns',
  };
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'check' })).toEqual({ ...wanted, isStored: false });
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'all' })).toEqual({ ...wanted, isStored: false });
  expect(await stored()).toBe(1);
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'good' })).toEqual({ ...wanted, isStored: true });
  expect(await stored()).toBe(204);
});

test('a reason or a last day that the state of a line has no place for is told, and the line is well', async () => {
  const { asha, diary } = open();
  const text = [`${heads},until,reason`, `${line(1)},2031-01-01,VIP`, `${line(2, 'blocked')},,Floor`].join('\n');
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'check' })).toMatchObject({
    good: 2,
    faults: [],
    unused: [
      {
        line: 2,
        words:
          '“VIP” is not stored: only a blocked time has a reason. “2031-01-01” is not stored: only an option has a last day.',
      },
    ],
  });
});

test('nobody imports for another house, and a file that is no CSV says so', async () => {
  const { ravi, asha, diary } = open();
  const text = [heads, line(1)].join('\n');
  expect(await diary.import(ravi, { file: Buffer.from(text), mode: 'good' })).toMatchObject({
    good: 0,
    faults: [{ line: 2, words: '“wedcation-by-tivoli-israna” is no property of yours.' }],
    isStored: false,
  });
  expect((await diary.import(asha, { file: Buffer.from('a,b\n1,2'), mode: 'all' })).faults[0]?.words).toContain(
    'Columns are missing',
  );
  expect((await diary.import(asha, { file: Buffer.from(`${heads}\n"open`), mode: 'all' })).faults[0]?.words).toContain(
    'not CSV',
  );
});

test('a file of more lines than a file may have is refused in a sentence, however many there are', async () => {
  const { asha, diary } = open();
  const text = `${heads}\n${'a,b\n'.repeat(1_000_000)}`;
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'good' })).toEqual({
    good: 0,
    faults: [{ line: 10_002, words: 'A file has 10,000 lines at most.' }],
    clashes: [],
    waiting: [],
    known: [],
    unused: [],
    readAs: null,
    isStored: false,
  });
});

test('a file of more columns than a file may have is refused in a sentence', async () => {
  const { asha, diary } = open();
  const named = (columns: number) => [heads, ...Array(columns - 8).fill('')].join(',');
  const check = (columns: number) =>
    diary.import(asha, { file: Buffer.from(`${named(columns)}\n${line(0)}\n`), mode: 'check' });
  expect(await check(200)).toMatchObject({ good: 1, faults: [] });
  expect(await check(201)).toMatchObject({ good: 0, faults: [{ line: 1, words: 'A file has 200 columns at most.' }] });
});

test('a column that no import has is named, because what stands in it would be lost', async () => {
  const { asha, diary } = open();
  const text = `${heads},Ammount\n${line(0)},250000\n`;
  const words = '“Ammount” is no column of an import: correct its name or leave it out.';
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'good' })).toMatchObject({
    good: 0,
    faults: [{ line: 1, words }],
  });
});

test('an amount with commas is read whole, and one that cannot be read is refused', async () => {
  const { asha, diary } = open();
  const columns = 'property;spaces;date;from;to;function;state;guests;amount';
  const begin = (number: number) => `wedcation-by-tivoli-israna;The Castle;${day(number)};19:00;01:00;wedding;definite`;
  const text = [
    columns,
    `${begin(1)};300;2,50,000`,
    `${begin(2)};300;250,000`,
    `${begin(3)};300;2,5`,
    `${begin(4)};0;250000`,
    `${begin(5)};300;250000;one more`,
    `${begin(6).replace(day(6), '0031-01-07')};300;250000`,
  ].join('\n');
  const commas = [columns, `${begin(7)};300;2,50,000`].join('\n').replaceAll(';', ',');
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'good' })).toMatchObject({
    good: 2,
    faults: [
      { line: 4, words: '“2,5” is no number for amount. Enter a whole number from 0 to 10,00,00,00,000.' },
      { line: 5, words: '“0” is no number for guests. Enter a whole number from 1 to 1,00,000.' },
      { line: 6, words: expect.stringContaining('It has a column 10 (“one more”) that the first line does not name') },
      {
        line: 7,
        words: '“0031-01-07” is no day. Enter the date as day, month and year, the year with four digits: 14-2-2031.',
      },
    ],
  });
  expect(await diary.import(asha, { file: Buffer.from(commas), mode: 'good' })).toMatchObject({
    good: 0,
    faults: [{ line: 2, words: expect.stringContaining('put what contains a comma in quotation marks') }],
  });
  const { rows } = await open().db.owner.query(
    'select amount_inr::int as amount from diary.function order by starts_at',
  );
  expect(rows).toEqual([{ amount: 250_000 }, { amount: 250_000 }]);
});

test('an imported option waits behind options, clashes with definite functions and is refused once over', async () => {
  const { asha, diary } = open();
  const { 'the-castle': castle = '' } = await spaces();
  const expires = new Date(Date.now() + 86_400_000);
  const definite = await diary.hold(asha, aDateToHold({ spaces: [castle], day: day(1) }));
  const option = await diary.hold(asha, aDateToHold({ spaces: [castle], day: day(2) }, { state: 'option', expires }));
  const [first, second] = [definite, option].map((held) => (held.kind === 'done' ? held.references[0] : ''));
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const text = [
    `${heads},until`,
    `${line(1, 'option')},${until}`,
    `${line(2, 'option')},${until}`,
    `${line(3, 'option')},${until}`,
    `${line(3, 'option').replace('1,000', '900')},${until}`,
    `${line(4, 'option')},2026-01-01`,
  ].join('\n');
  const told = {
    good: 3,
    faults: [{ line: 6, words: expect.stringContaining('option is over') }],
    clashes: [{ line: 2, words: `Its spaces are held by ${first}.` }],
    waiting: [
      { line: 3, words: `It waits behind ${second}.` },
      { line: 5, words: 'It waits behind line 4.' },
    ],
    known: [],
    unused: [],
    readAs: 'UTF-8, with a comma between the columns',
  };
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'check' })).toEqual({ ...told, isStored: false });
  expect(await diary.import(asha, { file: Buffer.from(text), mode: 'good' })).toEqual({ ...told, isStored: true });
  const { rows } = await open().db.owner.query(
    "select array_agg(rank order by starts_at, place) as ranks from diary.function where state = 'option'",
  );
  expect(rows).toEqual([{ ranks: [1, 2, 1, 2] }]);
});

test('a reference that is taken is drawn again', async () => {
  const { asha, database } = open();
  const { plan } = aDateToHold({ spaces: [(await spaces())['the-castle'] ?? ''], day: day(1) });
  const request = { state: 'enquiry', expires: null, reason: null, eventId: null } as const;
  const draws = ['FN-AAAAAA', 'FN-AAAAAA', 'FN-CCCCCC'];
  const references = await withStaffRole(database.desk, asha, async (desk) => {
    const insert = () => insertFunction(desk, asha, { ...request, plan }, () => draws.shift() ?? '');
    return [(await insert()).reference, (await insert()).reference];
  });
  expect(references).toEqual(['FN-AAAAAA', 'FN-CCCCCC']);
});
