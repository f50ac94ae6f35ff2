import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { migrationFiles } from '#platform/database/migration-files.ts';
import { emptyDatabase } from '#tests/databases/database.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';

const { open, at } = deskOfThisFile();

/** A guest as the enquiry stored them, and how colleagues type or paste them into the search. */
const guests: [name: string, phone: string, spellings: string[]][] = [
  ['Meera Sharma', '+919811100001', ['098111 00001', '0091 98111 00001', '98111.00001']],
  ['Arjun Mehta', '+919811100002', ['+91-98111-00002', '(+91) 98111 00002', 'Arjun\u00a0 Mehta']],
  ['Lotus Events', '+911126461234', ['011 2646 1234', '+91 (0)11-2646-1234', '2646 1234']],
  ['Kavya Iyer', '+919811100004', ['९८१११ ००००४', '９８１１１ ００００４', '৯৮১১১০০০০৪']],
  ['Dev', '+919811100005', ['੯੮੧੧੧੦੦੦੦੫', '౯౮౧౧౧ ౦౦౦౦౫', 'dev']],
  ['Zoya Khan', '+919811100006', ['۹۸۱۱۱ ۰۰۰۰۶', '\u202a+91 98111 00006\u202c', '\u200e98111\u200b00006\ufe0f']],
  ['Sean O’Brien', '+919811100007', ["O'Brien", 'obrien', 'o`brien, sean']],
  ["Maria D'Souza", '+919811100008', ['D’Souza', 'maria dsouza', 'D´SOUZA']],
  ['José García', '+919811100009', ['Jose Garcia', 'Jose\u0301', 'JOSÉ GARCÍA']],
  ['Ānanya Ṭhākur', '+919811100010', ['ananya thakur', 'Ananya\u2060 Thakur', 'ānanya 98111 00010']],
  ['Anne-Marie Lobo', '+919811100011', ['Anne–Marie', 'annemarie lobo', 'Anne Marie']],
  ['फ़रहान ज़ैदी', '+919811100012', ['\u095eरहान', 'फरहान जैदी', '\u095bैदी']],
  ['आर्यन क्\u200dषत्रिय', '+919811100013', ['आर्यन क्षत्रिय', 'क्\u200cषत्रिय', 'क्षत्रिय आर्यन']],
  ['Zoë Müller', '+919811100014', ['Ｚｏｅ Ｍｕｌｌｅｒ', 'zoe muller', 'MU\u0308LLER']],
  ['A.K. Gupta', '+919811100015', ['AK Gupta', 'A K Gupta', 'a.k.gupta']],
  ['Nikhil Bose\u2011Roy', '+919811100016', ['Bose-Roy', 'nikhil bose roy', 'Bose—Roy']],
  ['Priya\u00a0Nair', '+919811100017', ['priya nair', 'Nair, Priya', 'priya nair +91 98111-00017']],
  ['James Wood', '+447911123456', ['07911 123456', '0044 7911 123456', '+44 (0)7911 123456']],
  ['Layla Haddad', '+971501234567', ['050 123 4567', '00971 50 1234567', '٠٥٠ ١٢٣ ٤٥٦٧']],
  ['हेमन्त पाँडे', '+919811100020', ['हेमंत', 'पांडे', '91 0 98111 00020']],
];

/** People with almost the same name or number. They came later, so they would stand first in a list by time. */
const others: [name: string, phone: string][] = [
  ['Meera Sharma-Rao', '+919811100101'],
  ['Arjun Mehtab', '+919811000002'],
  ['Devika', '+919811001005'],
  ['Brien Ojha', '+911126461235'],
  ['Deepa Souza', '+919126461234'],
  ['Ananya Thakurta', '+919890981110'],
  ['Marie Annette', '+919800091981'],
  ['फ़रहाना ज़ैदपुरी', '+919844791112'],
  ['Anil Kumar Gupta', '+919750123456'],
  ['Priya Naira', '+919811100170'],
];

const storePeople = `
  insert into leads (language, reference, source, customer_name, customer_phone, created_at)
  select 'en', 'TV-' || lpad(place::text, 6, 'W'), 'loyalty', name, phone, now() + place * interval '1 second'
    from jsonb_to_recordset($1) as person(name text, phone text, place int)`;

test('a guest is found however their name or number is typed, and stands before those who are almost so', async () => {
  const { desk, admin } = at();
  const people = [...guests, ...others].map(([name, phone], place) => ({ name, phone, place }));
  await open().db.owner.query(storePeople, [JSON.stringify(people)]);
  const spelled = guests.flatMap(([name, , spellings]) => spellings.map((spelling) => ({ name, spelling })));
  expect(spelled).toHaveLength(60);
  const wrong: string[] = [];
  for (const { name, spelling } of spelled) {
    const rows = await desk.search(admin, spelling);
    if (rows[0]?.name !== name) wrong.push(`${spelling}: ${rows.map((row) => row.name).join(', ') || 'nobody'}`);
  }
  expect(wrong).toEqual([]);
});

test('a form of address is not looked for, and the last figures of a number are no number', async () => {
  const { desk, admin } = at();
  const people = [...guests, ...others].map(([name, phone], place) => ({ name, phone, place }));
  await open().db.owner.query(storePeople, [JSON.stringify(people)]);
  const first = async (typed: string) => (await desk.search(admin, typed))[0]?.name;
  expect(await first('Smt. Kavya Iyer')).toBe('Kavya Iyer');
  expect(await first('Shri Arjun Mehta ji')).toBe('Arjun Mehta');
  expect(await first('फ़रहान ज़ैदी जी')).toBe('फ़रहान ज़ैदी');
  expect(await first('डॉ. हेमंत पांडे')).toBe('हेमन्त पाँडे');
  expect(await first('Col. Nikhil Bose-Roy')).toBe('Nikhil Bose\u2011Roy');
  expect(await first('Prof. (Dr.) Zoe Muller')).toBe('Zoë Müller');
  expect(await first('सुश्री आर्यन क्षत्रिय')).toBe('आर्यन क्\u200dषत्रिय');
  expect(await first('00001')).toBeUndefined();
});

test('a search goes by the index, however it is typed', async () => {
  const connection = await open().db.owner.connect();
  try {
    // A table of a few rows is read through otherwise.
    await connection.query('set enable_seqscan = off');
    for (const typed of ['O’Brien 098220 10042', '९८२२० १००४२', 'Anne–Marie']) {
      const { rows } = await connection.query(
        `explain select id from leads where words @@ desk.words_asked('${typed}')`,
      );
      expect(JSON.stringify(rows), typed).toContain('Bitmap Index Scan on leads_words');
    }
  } finally {
    connection.release(true);
  }
});

test('leads from before are found as well, and those with an ordinary name are not written again', async () => {
  const database = await emptyDatabase();
  try {
    const earlier = (await migrationFiles()).map(({ version }) => version).filter((version) => version < '20261129');
    await migrate(database.ownerUrl, { only: new Set(earlier) });
    const people = [['Sean O’Brien', '+919811100007'], ...[guests[0] ?? []]].map(([name, phone], place) => ({
      name,
      phone,
      place,
    }));
    await database.owner.query(storePeople, [JSON.stringify(people)]);
    const written = async () => (await database.owner.query('select xmin::text from leads order by created_at')).rows;
    const [before, ordinary] = await written();
    await migrate(database.ownerUrl);
    expect(await written()).toEqual([expect.not.objectContaining(before), ordinary]);
    const { rows } = await database.owner.query(
      `select customer_name as name from leads where words @@ desk.words_asked('obrien 0098111 00007')`,
    );
    expect(rows).toEqual([{ name: 'Sean O’Brien' }]);
  } finally {
    await database.drop();
  }
});
