import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EnquiryChange } from '#domain/enquiry-change.ts';
import { readInboxFilter } from '#domain/inbox.ts';
import type { Principal } from '#domain/staff.ts';
import { createDesk, type Desk } from '#server/desk/desk.ts';
import { asStaff } from '#server/staff/as-staff.ts';
import { enquiriesOfThisFile } from '#tests/enquiries-of-this-file.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { startTestStorage, type TestStorage } from '#tests/storage.ts';

const { open, storedReference, count } = enquiriesOfThisFile();
let storage: TestStorage;
let desk: Desk;
let admin: Principal;
/** Sees The Tivoli alone. */
let asha: Principal;
/** Sees another property alone. */
let ravi: Principal;
let recruiter: Principal;
let rings = 0;

beforeAll(async () => {
  storage = await startTestStorage('disk');
  const { db } = open();
  admin = await aPersonOfStaff(db, { name: 'Admin', role: 'admin' });
  asha = await aPersonOfStaff(db, { name: 'Asha', properties: ['the-tivoli'] });
  ravi = await aPersonOfStaff(db, { name: 'Ravi', properties: ['tivoli-bijwasan'] });
  recruiter = await aPersonOfStaff(db, { name: 'Ira', role: 'recruiter' });
});
beforeEach(() => {
  const { database, jobs, db } = open();
  rings = 0;
  desk = createDesk({
    database: database.desk,
    ownerUrl: db.ownerUrl,
    objects: storage.storage.store,
    dataDir: storage.dataDir,
    jobs,
    bell: {
      ring: () => {
        rings += 1;
      },
    },
  });
});
afterAll(() => storage.close());

const inbox = (who: Principal, query = '') => desk.inbox(who, readInboxFilter(new URLSearchParams(query)));

async function change(who: Principal, reference: string, wanted: EnquiryChange, version?: number) {
  const seen = version ?? (await desk.enquiry(who, reference))?.version ?? 0;
  return desk.change(who, { reference, version: seen, change: wanted });
}

async function statuses(reference: string) {
  const { rows } = await open().db.owner.query(
    `select l.status as lead, v.status as booking, v.first_response_at is not null as answered
       from leads l join venue_bookings v on v.id = l.booking_id where l.reference = $1`,
    [reference],
  );
  return rows[0];
}

test('a sales person sees the enquiries of their properties and of no other, however they ask', async () => {
  const reference = await storedReference();
  expect((await inbox(asha)).page.rows.map((row) => row.reference)).toEqual([reference]);
  for (const stranger of [ravi, recruiter]) {
    for (const view of ['unanswered', 'all', 'overdue', 'due-today', 'mine', 'quarantine', 'bounced']) {
      const { page, counts } = await inbox(stranger, `view=${view}&property=the-tivoli`);
      expect(page.rows, view).toEqual([]);
      expect(Object.values(counts), view).toEqual([0, 0, 0, 0, 0, 0]);
    }
    expect(await desk.search(stranger, 'Meera')).toEqual([]);
    expect(await desk.search(stranger, reference)).toEqual([]);
    expect(await desk.enquiry(stranger, reference)).toBeNull();
    expect(await desk.note(stranger, reference, 'I should not be here.')).toBe(false);
    expect(await desk.exportPerson(stranger, reference)).toBeNull();
    expect(await desk.erasePerson(stranger, reference)).toBe(false);
    const changes: EnquiryChange[] = [
      { kind: 'assign', owner: admin.id },
      { kind: 'move', to: 'contacted' },
      { kind: 'release' },
      { kind: 'spam' },
      { kind: 'undo' },
    ];
    for (const wanted of changes) {
      expect(await change(stranger, reference, wanted, 1), wanted.kind).toEqual({ kind: 'gone' });
    }
  }
  expect(await desk.exportPerson(asha, reference), 'only administrators give data out').toBeNull();
  expect(await statuses(reference)).toEqual({ lead: 'new', booking: 'pending', answered: false });
});

test('row security holds for a question that forgets to narrow itself, and for nobody who asks as nobody', async () => {
  await storedReference();
  const { database } = open();
  const seen = async (who: Principal) =>
    asStaff(database.desk, who, async (transaction) => {
      const tables = ['leads', 'venue_bookings', 'room_bookings', 'career_applications', 'desk.change'];
      const found = [];
      for (const table of tables) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
          transaction,
        );
        found.push(rows[0]?.n);
      }
      return found;
    });
  expect(await seen(asha)).toEqual([1, 1, 0, 0, 0]);
  expect(await seen(ravi)).toEqual([0, 0, 0, 0, 0]);
  expect(await seen({ ...admin, id: 'nobody' })).toEqual([0, 0, 0, 0, 0]);
  const tooMuch = (statement: string) =>
    asStaff(database.desk, admin, (transaction) => sql.raw(statement).execute(transaction));
  for (const statement of ['select from staff."user"', 'select from staff.session', 'delete from leads'])
    await expect(tooMuch(statement), statement).rejects.toThrow('permission denied');
  await open().db.owner.query('update staff."user" set removed_at = now() where id = $1', [asha.id]);
  expect(await seen(asha), 'who has left sees nothing').toEqual([0, 0, 0, 0, 0]);
  await open().db.owner.query('update staff."user" set removed_at = null where id = $1', [asha.id]);
});

test('lead and booking move together along the allowed steps, the clock stops, and undo starts it again', async () => {
  const reference = await storedReference();
  expect(await change(asha, reference, { kind: 'move', to: 'converted' })).toMatchObject({ kind: 'refused' });
  expect(await change(asha, reference, { kind: 'assign', owner: asha.id })).toEqual({ kind: 'done' });
  expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toEqual({ kind: 'done' });
  expect(await statuses(reference)).toEqual({ lead: 'contacted', booking: 'contacted', answered: true });
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 0, mine: 1 });
  expect(await change(asha, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
  expect(await statuses(reference)).toEqual({ lead: 'new', booking: 'pending', answered: false });
  expect(await change(asha, reference, { kind: 'undo' }), 'what was taken back stays so').toMatchObject({
    kind: 'refused',
  });
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  expect(await change(asha, reference, { kind: 'move', to: 'converted' })).toEqual({ kind: 'done' });
  expect(await statuses(reference)).toEqual({ lead: 'converted', booking: 'confirmed', answered: true });
  await desk.note(asha, reference, 'They come on Sunday to see the hall.');
  const { timeline = [], owner } = (await desk.enquiry(asha, reference)) ?? {};
  expect(owner).toBe(asha.id);
  expect(timeline.map(({ kind, author }) => [kind, author])).toEqual([
    ['arrived', null],
    ['assigned', 'Asha'],
    ['moved', 'Asha'],
    ['undone', 'Asha'],
    ['moved', 'Asha'],
    ['moved', 'Asha'],
    ['note', 'Asha'],
  ]);
  expect(await count(`status_history where subject_table = 'leads' and changed_by = 'Asha'`)).toBe(5);
  expect(rings).toBeGreaterThan(5);
});

test('of two who change the same enquiry at once one is told who was faster, and nothing is overwritten', async () => {
  const reference = await storedReference();
  const both = await Promise.all([
    desk.change(asha, { reference, version: 1, change: { kind: 'assign', owner: asha.id } }),
    desk.change(admin, { reference, version: 1, change: { kind: 'assign', owner: admin.id } }),
  ]);
  const winner = both[0]?.kind === 'done' ? asha : admin;
  expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
  expect(both.find(({ kind }) => kind === 'conflict')).toMatchObject({ by: winner.name });
  expect((await desk.enquiry(admin, reference))?.owner).toBe(winner.id);
});

test('what was held back goes out with its mails once it is released, and cannot be answered before', async () => {
  const reference = await storedReference();
  await open().db.owner.query(`
    delete from jobs.job; update leads set quarantine = 'held'; update venue_bookings set quarantine = 'held'`);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 0, quarantine: 1 });
  expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toMatchObject({ kind: 'refused' });
  expect(await change(asha, reference, { kind: 'release' })).toEqual({ kind: 'done' });
  expect(await count("jobs.job where name = 'enquiry-mail'")).toBe(2);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 1, quarantine: 0 });
  expect(await change(asha, reference, { kind: 'undo' })).toMatchObject({ kind: 'refused' });
});

test('a caller’s wishes are stored with the same clock, for a property of whoever took the call', async () => {
  const call = {
    name: 'Dev Sample',
    phone: { number: '+919810000007', remark: null },
    email: null,
    venue_id: 'the-tivoli',
    event_type: 'birthday' as const,
    event_date: '2027-03-01',
    guest_count: 60,
    budget_range: null,
    notes: 'Wants the lawn.',
  };
  const reference = await desk.addPhoneEnquiry(asha, call);
  const found = await desk.enquiry(asha, reference);
  expect(found).toMatchObject({
    source: 'phone_inquiry',
    owner: asha.id,
    eventType: 'birthday',
    guests: 60,
    status: 'new',
  });
  expect(Date.parse(found?.dueAt ?? '') - Date.parse(found?.createdAt ?? '')).toBe(24 * 3_600_000);
  await expect(desk.addPhoneEnquiry(ravi, call)).rejects.toThrow('row-level security');
});

test('a search finds by the beginnings of reference, name, e-mail and number, and takes no commands', async () => {
  const reference = await storedReference(anEnquiry({ name: 'Ānanya D’Souza', email: 'ananya.d@example.com' }));
  await storedReference(anEnquiry({ name: 'Kabir Sample', phone: '98111 22233' }));
  for (const words of [reference, reference.toLowerCase(), 'ānan', 'souza', 'ananya.d@ex'])
    expect(
      (await desk.search(admin, words)).map((row) => row.reference),
      words,
    ).toContain(reference);
  expect((await desk.search(admin, '98111 222')).map(({ name }) => name)).toEqual(['Kabir Sample']);
  expect(await desk.search(admin, "'; drop table leads; --")).toEqual([]);
  expect(await desk.search(admin, '&|!:*')).toEqual([]);
});

test('older enquiries follow page by page, each once', async () => {
  await open().db.owner.query(`
    insert into leads (reference, source, customer_name, customer_email, created_at)
    select 'TV-' || lpad(n::text, 6, '0'), 'loyalty', 'Guest', 'guest@example.com', '2026-01-01T10:00:00.123456Z'
      from generate_series(1, 120) n`);
  const seen: string[] = [];
  for (let query: string | null = 'view=all'; query; ) {
    const { page } = await inbox(admin, query);
    seen.push(...page.rows.map((row) => row.reference));
    query = page.next && `view=all&before=${page.next}`;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test('applications are the recruiter’s and the administrator’s, and move on with the same care', async () => {
  await open().db.owner.query(`
    delete from career_applications;
    insert into career_applications
       (reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_filename, cv_path)
     values ('TV-777777', gen_random_uuid(), repeat('a', 64), 'Kabir Sample', 'kabir@example.com', '+919810000001', 'Delhi',
             'Chef', 'I cook.', 'cv.pdf', 'documents/uploads/cv.pdf')`);
  await storage.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  expect(await desk.application(asha, 'TV-777777')).toBeNull();
  expect(await desk.openCv(asha, 'TV-777777')).toBeNull();
  expect((await desk.applications(asha, null)).rows).toEqual([]);
  const asked = { reference: 'TV-777777', version: 1, to: 'reviewed' };
  expect(await desk.moveApplication(asha, asked)).toEqual({ kind: 'gone' });
  expect(await desk.moveApplication(recruiter, { ...asked, to: 'hired' })).toMatchObject({ kind: 'refused' });
  expect(await desk.moveApplication(recruiter, asked)).toEqual({ kind: 'done' });
  expect(await desk.moveApplication(admin, asked)).toMatchObject({ kind: 'conflict', by: 'Ira' });
  expect((await desk.openCv(recruiter, 'TV-777777'))?.name).toBe('cv.pdf');
  expect(await count(`staff.audit where action = 'opened a CV' and actor = 'Ira' and subject = 'TV-777777'`)).toBe(1);
  const { timeline = [] } = (await desk.application(recruiter, 'TV-777777')) ?? {};
  expect(timeline.map(({ kind }) => kind)).toEqual(['arrived', 'moved', 'opened']);
});

test('an administrator gives a person’s data out and erases it, and that this was done remains', async () => {
  const reference = await storedReference();
  await desk.note(asha, reference, 'Prefers the evening.');
  expect(await desk.exportPerson(admin, reference)).toMatchObject({
    venue_bookings: [{ reference }],
    notes_and_changes: [{ note: 'Prefers the evening.' }],
  });
  expect(await desk.erasePerson(admin, reference)).toBe(true);
  expect([await count('venue_bookings'), await count('leads'), await count('desk.change')]).toEqual([0, 0, 0]);
  expect(await count(`staff.audit where subject = '${reference}' and actor = 'Admin'`)).toBe(2);
});
