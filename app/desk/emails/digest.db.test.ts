import { beforeEach, describe, expect, test } from 'vitest';
import { formatDay } from '#app/language/dates.ts';
import { addLead, type LeadRow } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { todayForAMinute } from '#tests/support/dates.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { digestEmail } from './digest.server.ts';
import { queueDigests } from './outbound.server.ts';

const { open } = enquiriesOfThisFile();
const today = await todayForAMinute();
const now = Date.now();
const names = new Map([['the-tivoli', 'The Tivoli']]);
const hour = 3_600_000;

beforeEach(() => open().db.owner.query('truncate site.digests; truncate staff."user" cascade'));

const lead = (row: Partial<LeadRow>) => addLead(open().db.owner, { created_at: new Date(now).toISOString(), ...row });
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

const letter = (more: Partial<Parameters<typeof digestEmail>[0]> = {}) =>
  digestEmail({
    database: open().database.jobs,
    nameOf: (slug) => (slug ? names.get(slug) : undefined),
    day: today,
    ...more,
  });

/** Returns an hour of a day in India as UTC. */
const inIndia = (time: string) => new Date(`${today}T${time}+05:30`).toISOString();

describe('the list of a morning', () => {
  test('that has nothing says so', async () => {
    expect(await letter()).toEqual({
      language: 'en',
      subject: `${formatDay(today)}: 0 overdue, 0 due today`,
      opening: ['Every enquiry that is due today is answered.'],
      facts: [],
      closing: ['0 came in yesterday, 0 of them are answered.'],
    });
  });

  test('names what is overdue, due today or unplanned, and nothing that is held back, closed or later', async () => {
    await lead({ created_at: ago(30), venue_id: 'the-tivoli' });
    await lead({ created_at: ago(26), source: 'loyalty' });
    await lead({ created_at: ago(26), answeredAfter: 5 });
    await lead({ created_at: ago(26), quarantine: 'held' });
    await lead({ created_at: ago(25), quarantine: 'released', venue_id: 'another' });
    await lead({ created_at: ago(26), status: 'lost' });
    await open().db.owner.query(
      `insert into leads (language, reference, source, customer_name, customer_email, status, due_at)
       values ('en', 'TV-CCCCCC', 'website_contact', 'Last', 'last@example.com', 'new', $1),
              ('en', 'TV-DDDDDD', 'website_contact', 'Morrow', 'morrow@example.com', 'new', $2)`,
      [inIndia('23:59:59'), new Date(Date.parse(inIndia('23:59:59')) + 1000).toISOString()],
    );
    const { subject, opening, facts } = await letter();
    expect(subject).toBe(`${formatDay(today)}: 3 overdue, 1 due today, 1 to do`);
    expect(opening).toEqual(['3 overdue, 1 due today. Families decide early: answer the first ones first.']);
    expect(facts.map(([, words]) => words.replace(/^Due in .*?:/, 'Due:'))).toEqual([
      'Overdue 6 h: Message, The Tivoli',
      'Overdue 2 h: Loyalty programme',
      'Overdue 1 h: Message, another',
      'Due: Message',
      'Nothing is planned next: Message',
    ]);
    expect(facts.at(-2)?.[0]).toBe('TV-CCCCCC');
  });

  test('tells how many came in yesterday, from midnight to midnight in India, and how many are answered', async () => {
    const midnight = Date.parse(inIndia('00:00:00'));
    const at = (ms: number) => new Date(midnight + ms).toISOString();
    await lead({ created_at: at(0) });
    await lead({ created_at: at(-1), answeredAfter: 5 });
    await lead({ created_at: at(-24 * hour), answeredAfter: 5 });
    await lead({ created_at: at(-24 * hour - 1), answeredAfter: 5 });
    await lead({ created_at: at(-hour), answeredAfter: 5, quarantine: 'held' });
    await lead({ created_at: at(-hour), quarantine: 'released', venue_id: 'the-tivoli' });
    const heldBack = '1 held back until somebody has looked at them: their 24 hours run as well.';
    expect((await letter()).closing).toEqual(['3 came in yesterday, 2 of them are answered.', heldBack]);
    expect((await letter({ reader: { id: 'asha', properties: ['the-tivoli'] } })).closing).toEqual([
      '1 came in yesterday, 0 of them are answered.',
    ]);
    expect((await letter({ deskUrl: 'https://tivoli.example/desk' })).closing).toEqual([
      '3 came in yesterday, 2 of them are answered.',
      heldBack,
      'My day: https://tivoli.example/desk/my-day',
    ]);
  });

  test('of one person has what is theirs, nobody’s or a leaver’s in their houses, with links', async () => {
    const { owner } = open().db;
    const asha = await addStaff(owner, { role: 'sales', properties: ['the-tivoli'] });
    const ravi = await addStaff(owner, { role: 'sales', properties: ['the-tivoli'] });
    for (const [name, venue] of [
      [asha.id, 'the-tivoli'],
      [ravi.id, 'the-tivoli'],
      ['has left', 'the-tivoli'],
      [null, 'the-tivoli'],
      [asha.id, 'omnia-noida'],
    ] as const) {
      const id = await lead({ created_at: ago(26), venue_id: venue });
      await owner.query('update leads set assigned_to = $2 where id = $1', [id, name]);
    }
    const reader = { id: asha.id, properties: ['the-tivoli'] };
    const { facts } = await letter({ reader, deskUrl: 'https://tivoli.example/desk' });
    expect(facts).toHaveLength(3);
    for (const [reference, words] of facts)
      expect(words).toBe(`Overdue 2 h: Message, The Tivoli\nhttps://tivoli.example/desk/enquiries/${reference}`);
  });

  test('says where it is not all', async () => {
    for (let added = 0; added < 59; added += 1) await lead({ created_at: ago(30) });
    expect((await letter()).opening).toHaveLength(1);
    for (let added = 0; added < 2; added += 1) await lead({ created_at: ago(30) });
    const { opening, facts } = await letter();
    expect(facts).toHaveLength(60);
    expect(opening[1]).toBe('The 60 most urgent are listed; the desk has the others.');
  });
});

test('the lists of a morning are for the sales inbox and for those of sales who have some properties', async () => {
  const { owner } = open().db;
  const sales = await addStaff(owner, { role: 'sales', properties: ['the-tivoli', 'omnia-noida'] });
  const gone = await addStaff(owner, { role: 'sales', properties: ['the-tivoli'] });
  await owner.query('update staff."user" set removed_at = now() where id = $1', [gone.id]);
  await addStaff(owner, { role: 'recruiter', properties: ['the-tivoli'] });
  await addStaff(owner, { role: 'sales' });
  expect(await queueDigests(open().database.jobs, new Date('2026-11-21T03:00:00Z'))).toBe(2);
  const { rows } = await owner.query(`select data from jobs.job where name = 'desk-mail' order by data->>'staff'`);
  expect(rows.map(({ data }) => data)).toEqual([
    { mail: 'digest', day: '2026-11-21', staff: sales.id },
    { mail: 'digest', day: '2026-11-21', staff: null },
  ]);
  expect(await queueDigests(open().database.jobs, new Date('2026-11-21T04:00:00Z'))).toBe(0);
  expect(await queueDigests(open().database.jobs, new Date('2026-11-22T04:00:00Z'))).toBe(2);
});
