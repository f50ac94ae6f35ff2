import { beforeEach, describe, expect, test } from 'vitest';
import { aDateToHold, diaryOfThisFile, israna } from '#tests/desk/diary-of-this-file.ts';

const { open, spaces, lead, empty } = diaryOfThisFile();

beforeEach(empty);

const reason = 'Café – छत की मरम्मत, 5" pipe';

/** A table as the group keeps it: amounts grouped in both ways, and a reason in letters that old encodings do not have. */
const table = [
  ['property', 'spaces', 'date', 'from', 'to', 'function', 'state', 'guests', 'amount', 'reason'],
  [israna, 'The Castle', '2031-02-14', '19:00', '01:00', 'wedding', 'definite', '1,200', '2,50,000', ''],
  [israna, 'Open Lawn', '2031-02-14', '19:00', '01:00', 'wedding', 'enquiry', '650', '12,250,001', ''],
  [israna, 'The Castle', '2031-02-15', '08:00', '20:00', 'maintenance', 'blocked', '', '', reason],
];
const asStored = [
  { guests: 1_200, amount: 250_000, reason: null },
  { guests: 650, amount: 12_250_001, reason: null },
  { guests: null, amount: null, reason },
];

type Cells = string[][];
const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const commas = (cells: Cells) => cells.map((row) => row.map(quoted).join(',')).join('\r\n');
const bare = (separator: string, cells: Cells = table) => cells.map((row) => row.join(separator)).join('\r\n');
const bytes = (text: string) => Buffer.from(text);
const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();
const withCells = (at: number, changed: Record<number, string>) =>
  table.map((row, index) => (index === at ? row.map((cell, column) => changed[column] ?? cell) : row));

const files: [string, Uint8Array, string][] = [
  ['commas, grouped numbers in quotation marks', bytes(commas(table)), 'UTF-8, with a comma'],
  ['semicolons, grouped numbers without quotation marks', bytes(bare(';')), 'UTF-8, with a semicolon'],
  ['tabs, as a spreadsheet is pasted', bytes(bare('\t')), 'UTF-8, with a tab'],
  ['UTF-8 with its mark', bytes(`\uFEFF${bare(';')}`), 'UTF-8, with a semicolon'],
  ['“Unicode Text” of Excel: UTF-16 with its mark', utf16le(`\uFEFF${bare('\t')}`), 'UTF-16LE, with a tab'],
  ['UTF-16 with the high byte first', utf16be(`\uFEFF${commas(table)}`), 'UTF-16BE, with a comma'],
  ['UTF-16 without a mark', utf16le(bare(';')), 'UTF-16LE, with a semicolon'],
  ['UTF-16 without a mark, the high byte first', utf16be(bare(';')), 'UTF-16BE, with a semicolon'],
  ['a first line that names the separator', bytes(`sep=;\r\n${bare(';')}`), 'UTF-8, with a semicolon'],
  ['the same in UTF-16', utf16le(`\uFEFFsep=\t\r\n${bare('\t')}`), 'UTF-16LE, with a tab'],
  ['line ends of an old Mac', bytes(commas(table).replaceAll('\r\n', '\r')), 'UTF-8, with a comma'],
  ['line ends that change within the file', bytes(commas(table).replace('\r\n', '\n')), 'UTF-8, with a comma'],
  [
    'empty columns and lines',
    bytes(
      `\r\n${bare(
        ';',
        table.map((row) => [...row, '', '']),
      )}\r\n;;;;\r\n\r\n`,
    ),
    'UTF-8, with a semicolon',
  ],
  [
    'heads with capitals and spaces',
    bytes(commas([(table[0] ?? []).map((head) => ` ${head.toUpperCase()}\u00a0`), ...table.slice(1)])),
    'UTF-8, with a comma',
  ],
  [
    'heads in quotation marks',
    bytes(bare(';').replaceAll(/^[a-z;]+/g, (heads) => heads.replaceAll(/[a-z]+/g, '"$&"'))),
    'UTF-8, with a semicolon',
  ],
  [
    'a line break within a cell',
    bytes(commas(withCells(3, { 9: reason.replace(' – ', ' –\r\n') }))),
    'UTF-8, with a comma',
  ],
];

async function stored() {
  const { rows } = await open().db.owner.query(
    'select expected_guests as guests, amount_inr::int as amount, reason from diary.function order by starts_at, amount',
  );
  return rows;
}

test.each(files)('%s: looked at, and imported to the rupee', async (_, file, readAs) => {
  const { asha, diary } = open();
  const none = { faults: [], clashes: [], waiting: [], known: [], unused: [] };
  const well = { readAs: `${readAs} between the columns`, good: 3, ...none };
  expect(await diary.import(asha, { file, mode: 'check' })).toEqual({ ...well, isStored: false });
  expect(await stored()).toEqual([]);
  expect(await diary.import(asha, { file, mode: 'all' })).toEqual({ ...well, isStored: true });
  expect(await stored()).toEqual(asStored);
});

const older = 'is in an older encoding, probably Windows-1252';
const western = withCells(3, { 9: 'Café is painted' });
const refusedFiles: [string, Uint8Array, number, string][] = [
  [
    'Windows-1252',
    Buffer.from(commas(western), 'latin1'),
    4,
    `The file ${older}, which does not tell its letters for certain: “Caf\uFFFD”.`,
  ],
  ['a dash of Windows-1252', Buffer.from(commas(withCells(3, { 9: 'Roof \x96 new' })), 'latin1'), 4, older],
  [
    'UTF-8 with a damaged letter',
    Buffer.concat([bytes(commas(table)), Buffer.of(0xe0, 0xa4)]),
    4,
    'is in UTF-8, but some of its letters are lost',
  ],
  [
    'UTF-16 that is cut',
    utf16le(`\uFEFF${bare(';')}`).subarray(0, -1),
    4,
    'is in UTF-16LE, but some of its letters are lost',
  ],
  ['a letter that another program lost', bytes(commas(withCells(3, { 9: 'Caf\uFFFD' }))), 4, 'letters are lost'],
  ['a workbook of Excel', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'), 1, 'This is no text, but a workbook'],
  [
    'a workbook of 2003',
    Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0\0', 'latin1'),
    1,
    'This is no text, but a workbook',
  ],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 1, 'This is no text'],
  ['an empty file', bytes(''), 1, 'The file is empty'],
  ['a file without a line below its heads', bytes(bare(';', table.slice(0, 1))), 1, 'nothing stands below'],
  ['UTF-32', Buffer.concat([Buffer.of(0xff, 0xfe, 0, 0), Buffer.from('p\0\0\0r\0\0\0')]), 1, 'This is no text'],
  ['another separator', bytes(`sep=|\n${bare('|')}`), 1, 'Columns are missing: property'],
  ['a separator that its heads do not have', bytes(`sep=,\n${bare(';')}`), 2, 'Columns are missing: property'],
  [
    'a quotation mark within a quoted value',
    bytes(bare(';', withCells(3, { 9: '"A pipe of 5" is laid"' }))),
    4,
    'is not CSV',
  ],
];

test.each(refusedFiles)('%s is refused, and nothing of it is stored', async (_, file, line, words) => {
  const { asha, diary } = open();
  const report = await diary.import(asha, { file, mode: 'good' });
  expect(report).toMatchObject({ good: 0, faults: [{ line, words: expect.stringContaining(words) }], isStored: false });
  expect(await stored()).toEqual([]);
});

const [heads = [], castle = [], lawn = [], roof = []] = table;
const refusedLines: [string, string, string][] = [
  [
    'a grouped number between commas',
    bare(',', [heads, castle, lawn.with(8, '1')]),
    'It has a column 11 (“50”) that the first line does not name: put what contains a comma',
  ],
  [
    'a value beyond the heads',
    bare('\t', [heads, [...castle, 'more'], lawn]),
    'It has a column 11 (“more”) that the first line does not name: put what contains a tab',
  ],
  [
    'a value under a head without a name',
    bare(';', [
      ['', ...heads],
      ['x', ...castle],
      ['', ...lawn],
    ]),
    'It has a column 1 (“x”)',
  ],
  ['a group that is cut', bare(';', [heads, castle.with(8, '2,50'), lawn]), '“2,50” is no number for amount'],
  [
    'the other separator below the heads',
    `${bare(';', [heads])}\n${commas([castle])}\n${bare(';', [lawn])}`,
    'is no property of yours',
  ],
  [
    'question marks where a word was',
    bare(';', [heads, roof.with(9, 'Roof ????'), lawn]),
    '“Roof ????” has lost letters',
  ],
  ['UTF-8 that was read as Windows-1252', bare(';', [heads, roof.with(9, 'CafÃ©'), lawn]), '“CafÃ©” has lost letters'],
];

test.each(refusedLines)('%s: that line alone is refused', async (_, text, words) => {
  const { asha, diary } = open();
  const report = await diary.import(asha, { file: bytes(text), mode: 'check' });
  expect(report).toMatchObject({ good: 1, faults: [{ line: 2, words: expect.stringContaining(words) }] });
});

test.each([
  [';', '2,50,000', 250_000],
  [';', '250,000', 250_000],
  [';', '2 50 000', 250_000],
  [';', '2\u00a050\u00a0000', 250_000],
  [';', '250 000', 250_000],
  [';', '₹2,50,000', 250_000],
  [';', '२,५०,०००', 250_000],
  ['\t', '₹ 2,50,000.00', 250_000],
  ['\t', 'Rs. 2,50,001/-', 250_001],
  ['\t', '1,00,00,00,000', 1_000_000_000],
  [',', '"₹2,50,000"', 250_000],
  [',', '₹200', 200],
])('with “%s” between the columns the amount %s is stored as %d', async (separator, typed, amount) => {
  const { asha, diary } = open();
  const file = bytes(bare(separator, [heads, castle.with(7, '1200').with(8, typed)]));
  expect(await diary.import(asha, { file, mode: 'all' })).toMatchObject({ good: 1, faults: [], isStored: true });
  expect(await stored()).toEqual([{ guests: 1_200, amount, reason: null }]);
});

test.each([
  '2,50',
  '2.50.000',
  '250.000',
  '25,0000',
  '2 5',
  '2,50 000',
  '$ 500',
  '2,50,000.50',
  'two lakh',
  '-5',
  '1e5',
])('the amount %s is refused with its line', async (typed) => {
  const { asha, diary } = open();
  const report = await diary.import(asha, { file: bytes(bare(';', [heads, castle.with(8, typed)])), mode: 'good' });
  expect(report).toMatchObject({ good: 0, faults: [{ line: 2, words: expect.stringContaining(`“${typed}” is no`) }] });
  expect(await stored()).toEqual([]);
});

test('a property and its spaces are known by their names, however a spreadsheet writes them', async () => {
  const { asha, diary, db } = open();
  const rename = (name: string) =>
    db.owner.query(
      `update hotel_spaces set name = $2 where hotel_id = (select id from hotels where slug = $1) and slug = 'the-castle'`,
      [israna, name],
    );
  await rename('Queen’s Hall – North');
  try {
    const file = bytes(
      bare(';', [heads, castle.with(0, 'Wedcation by Tivoli, Israna').with(1, "queen's hall - NORTH")]),
    );
    const named = bytes(
      bare(';', [heads, castle.with(0, ' Wedcation by Tivoli Israna').with(1, "queen's hall - NORTH")]),
    );
    expect(await diary.import(asha, { file: named, mode: 'check' })).toMatchObject({ good: 1, faults: [] });
    expect(await diary.import(asha, { file, mode: 'check' })).toMatchObject({ good: 0, faults: [{ line: 2 }] });
    await rename('Open-Lawn');
    const two = await diary.import(asha, { file: bytes(bare(';', [heads, lawn])), mode: 'check' });
    expect(two.faults).toEqual([{ line: 2, words: expect.stringContaining('may be more than one space') }]);
  } finally {
    await rename('The Castle');
  }
});

/** A file of commas in which the first line has these numbers, and the second none. */
const numbers = (columns: string, first: string) =>
  bare(',', [[...heads.slice(0, 7), columns], [...castle.slice(0, 7), first], [...lawn.slice(0, 7)]]);

test.each([
  ['guests,amount', '1,200'],
  ['guests,amount', '250,000'],
  ['guests,amount,reason', '1,200'],
  ['guests,amount,reason', '1,200,,'],
  ['guests,amount', '१,२००'],
  ['guests,guaranteed', '1,200'],
  ['amount,reason', '250,000'],
  ['amount,reason', '₹1,200.00'],
  ['amount,reason', 'Rs. 1,200/-'],
  ['guests,setup,clearing', '1,200'],
])('between commas, under %s, “%s” is not taken for two numbers', async (columns, first) => {
  const { asha, diary } = open();
  const report = await diary.import(asha, { file: bytes(numbers(columns, first)), mode: 'check' });
  expect(report).toMatchObject({
    good: 1,
    faults: [{ line: 2, words: expect.stringContaining('in quotation marks') }],
  });
});

test.each([
  ['guests,amount', '1,2000'],
  ['guests,amount', '"1,200"'],
  ['guests,guaranteed', '300,280'],
  ['guests,setup,clearing', '80,120,120'],
])('between commas, under %s, %s is read', async (columns, first) => {
  const { asha, diary } = open();
  const report = await diary.import(asha, { file: bytes(numbers(columns, first)), mode: 'check' });
  expect(report).toMatchObject({ good: 2, faults: [] });
});

test('the lines after a cell of several lines are named by their own numbers', async () => {
  const { asha, diary } = open();
  const cells = [heads, roof.with(9, 'The\r\nroof\r\nleaks'), castle.with(8, 'much')];
  const report = await diary.import(asha, {
    file: bytes(`${commas(cells)}\r\n\r\n${commas([cells[2] ?? []])}`),
    mode: 'check',
  });
  expect(report.faults.map(({ line }) => line)).toEqual([5, 7]);
});

describe('a line that is in the diary already', () => {
  const file = bytes(bare(';'));
  const references = async () =>
    (await open().db.owner.query('select reference from diary.function order by starts_at, amount_inr')).rows.map(
      ({ reference }) => reference,
    );

  test('is named and not stored again, and new lines beside it are', async () => {
    const { asha, diary } = open();
    await diary.import(asha, { file, mode: 'all' });
    const known = (await references()).map((reference, at) => ({
      line: at + 2,
      words: `It is in the diary already: ${reference}.`,
    }));
    for (const mode of ['check', 'all', 'good'] as const)
      expect(await diary.import(asha, { file, mode })).toMatchObject({ good: 0, clashes: [], known, isStored: false });
    const more = bytes(bare(';', [...table, castle.with(2, '2031-02-20')]));
    expect(await diary.import(asha, { file: more, mode: 'all' })).toMatchObject({ good: 1, known, isStored: true });
    expect(await references()).toHaveLength(4);
  });

  test('is known however it is written, and twice in one file as well', async () => {
    const { asha, diary } = open();
    const again = [heads.toReversed(), lawn.with(8, '1,22,50,001').toReversed(), lawn.toReversed()];
    expect(await diary.import(asha, { file: bytes(bare(';', [heads, castle, castle])), mode: 'all' })).toMatchObject({
      good: 1,
      known: [{ line: 3, words: 'It is in the diary already: line 2.' }],
      isStored: true,
    });
    expect(await diary.import(asha, { file: bytes(bare(';', again)), mode: 'all' })).toMatchObject({
      good: 1,
      known: [{ line: 3, words: 'It is in the diary already: line 2.' }],
      isStored: true,
    });
  });

  test('is known by the spaces whatever their order, and another party of that evening is not it', async () => {
    const { asha, diary } = open();
    const both = castle.with(1, 'The Castle + Open Lawn');
    const cells = [heads, both, both.with(1, 'open lawn+THE CASTLE'), lawn, lawn.with(7, '640')];
    expect(await diary.import(asha, { file: bytes(bare(';', cells)), mode: 'all' })).toMatchObject({
      good: 3,
      known: [{ line: 3, words: 'It is in the diary already: line 2.' }],
    });
  });

  test('is known after its function was moved, or became another at the desk', async () => {
    const { asha, diary, db } = open();
    await diary.import(asha, { file, mode: 'all' });
    const [first, second] = await references();
    await db.owner.query(
      "update diary.function set starts_at = starts_at + interval '5 days', ends_at = ends_at + interval '5 days', expected_guests = 900 where reference = $1",
      [first],
    );
    await db.owner.query("update diary.function set state = 'released' where reference = $1", [second]);
    expect(await diary.import(asha, { file, mode: 'good' })).toMatchObject({
      good: 0,
      known: [
        { words: `It is in the diary already: ${first}.` },
        { words: `It is in the diary already: ${second}, as released.` },
        {},
      ],
    });
  });

  test('is what a colleague put there, but not what was released again', async () => {
    const { asha, diary } = open();
    const { 'the-castle': hall = '' } = await spaces();
    const plan = { spaces: [hall], day: '2031-02-14', expected: 1_200, amount: 250_000 };
    const held = await diary.hold(asha, aDateToHold(plan, { lead: await lead() }));
    const reference = held.kind === 'done' ? (held.references[0] ?? '') : '';
    expect(await diary.import(asha, { file, mode: 'check' })).toMatchObject({ good: 2, known: [{ line: 2 }] });
    await diary.change(asha, { reference, version: 1, change: { kind: 'release' } });
    expect(await diary.import(asha, { file, mode: 'check' })).toMatchObject({ good: 3, known: [] });
  });
});
