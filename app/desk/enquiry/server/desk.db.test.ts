import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { EnquiryChange } from '#app/desk/enquiry/enquiry-change.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, inbox, change, statuses, storedReference, count } = deskOfThisFile();

const aCall = {
  name: 'Dev Sample',
  phone: { number: '+919810000007', remark: null },
  email: null,
  venue_id: 'the-tivoli',
  came_by: null,
  event_type: 'birthday' as const,
  event_date: '2027-03-01',
  guest_count: 60,
  day_exactness: 'day' as const,
  space: null,
  functions: [],
  budget_range: null,
  notes: 'Wants the lawn.',
};

test('a sales person sees the enquiries of their properties and of no other, however they ask', async () => {
  const { desk, admin, asha, ravi, recruiter } = at();
  const reference = await storedReference();
  expect((await inbox(asha)).page.rows.map((row) => row.reference)).toEqual([reference]);
  for (const stranger of [ravi, recruiter]) {
    for (const view of ['unanswered', 'all', 'overdue', 'due-today', 'mine', 'quarantine', 'bounced']) {
      const { page, counts } = await inbox(stranger, `view=${view}&property=the-tivoli`);
      expect(page.rows, view).toEqual([]);
      expect(Object.values(counts), view).toEqual([0, 0, 0, 0, 0, 0, 0, 0, null]);
    }
    expect(await desk.search(stranger, 'Meera')).toEqual([]);
    expect(await desk.search(stranger, reference)).toEqual([]);
    expect(await desk.enquiry(stranger, reference)).toBeNull();
    expect(await desk.note(stranger, reference, 'I should not be here.')).toBe(false);
    expect(await desk.personRecords(stranger, reference)).toBeNull();
    expect(await desk.exportPerson(stranger, reference, [reference])).toBeNull();
    expect(await desk.erasePerson(stranger, reference, [reference])).toBe(false);
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
  expect(await desk.exportPerson(asha, reference, [reference]), 'only administrators give data out').toBeNull();
  const { version, canOwn } = (await desk.enquiry(asha, reference)) ?? {};
  expect(canOwn?.toSorted(), 'only who sees it can have it').toEqual([admin.id, asha.id].toSorted());
  expect(await change(admin, reference, { kind: 'assign', owner: ravi.id }, version)).toMatchObject({
    kind: 'refused',
  });
  expect(await statuses(reference)).toEqual({ lead: 'new', booking: 'pending', answered: false });
});

test('the hall that a guest chose is shown; one that the house does not have is refused', async () => {
  const reference = await storedReference(anEnquiry({ space: 'ntb-hall' }));
  expect(await at().desk.enquiry(at().asha, reference)).toMatchObject({ property: 'the-tivoli', space: 'NTB Hall' });
  expect(await open().enquiries.submit(anEnquiry({ space: 'ball-room' }))).toMatchObject({
    kind: 'invalid',
    errors: { space: 'Choose a hall or lawn from the list' },
  });
});

test('properties are named to whoever sees them, and the staff to everybody', async () => {
  const { desk, admin, asha } = at();
  const { properties, owners } = await desk.names(asha, { also: ['tivoli-bijwasan'] });
  expect(properties).toEqual({ 'the-tivoli': { name: 'The Tivoli', place: 'New Delhi' } });
  expect(Object.values(owners)).toEqual(['Admin', 'Asha', 'Ravi']);
  expect(Object.keys((await desk.names(admin)).properties)).toHaveLength(12);
});

test('row security holds for a question that forgets to narrow itself, and for nobody who asks as nobody', async () => {
  const { admin, asha, ravi } = at();
  await storedReference();
  const { database } = open();
  const seen = async (who: Principal) =>
    withStaffRole(database.desk, who, async (transaction) => {
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
    withStaffRole(database.desk, admin, (transaction) => sql.raw(statement).execute(transaction));
  for (const statement of ['select from staff."user"', 'select from staff.session', 'delete from leads'])
    await expect(tooMuch(statement), statement).rejects.toThrow('permission denied');
  await open().db.owner.query('update staff."user" set removed_at = now() where id = $1', [asha.id]);
  expect(await seen(asha), 'who has left sees nothing').toEqual([0, 0, 0, 0, 0]);
  await open().db.owner.query('update staff."user" set removed_at = null where id = $1', [asha.id]);
});

test('a caller’s wishes are stored with the same clock, for a property of whoever took the call', async () => {
  const { desk, asha, ravi } = at();
  const reference = await desk.addPhoneEnquiry(asha, aCall);
  const found = await desk.enquiry(asha, reference);
  expect(found).toMatchObject({
    source: 'phone_inquiry',
    owner: asha.id,
    eventType: 'birthday',
    guests: 60,
    status: 'new',
  });
  expect(Number(found?.dueAt) - Number(found?.createdAt)).toBe(24 * 3_600_000);
  await expect(desk.addPhoneEnquiry(ravi, aCall)).rejects.toThrow('row-level security');
});

test('an administrator gives a person’s data out and erases it, and that this was done remains', async () => {
  const { desk, admin, asha } = at();
  const reference = await storedReference();
  await desk.note(asha, reference, 'Prefers the evening.');
  expect(await desk.exportPerson(admin, reference, [reference])).toMatchObject({
    venue_bookings: [{ reference }],
    notes_and_changes: [{ note: 'Prefers the evening.' }],
  });
  expect(await desk.erasePerson(admin, reference, [reference])).toBe(true);
  expect([await count('venue_bookings'), await count('leads'), await count('desk.change')]).toEqual([0, 0, 0]);
  const { rows } = await open().db.owner.query('select actor, action from staff.audit where subject = $1 order by id', [
    reference,
  ]);
  expect(rows).toEqual([
    { actor: 'Admin', action: 'exported a person' },
    { actor: 'Admin', action: 'erased a person' },
  ]);

  // The caller gave a number and no e-mail.
  const caller = await desk.addPhoneEnquiry(asha, aCall);
  await desk.addPhoneEnquiry(asha, { ...aCall, phone: { number: '+919810000008', remark: null } });
  expect(await desk.exportPerson(admin, caller, [caller])).toMatchObject({
    leads: [{ reference: caller, customer_name: 'Dev Sample' }],
    notes_and_changes: [{ kind: 'created' }],
  });
  expect(await desk.erasePerson(admin, caller, [caller])).toBe(true);
  expect([await count('leads'), await desk.enquiry(admin, caller)]).toEqual([1, null]);
});
