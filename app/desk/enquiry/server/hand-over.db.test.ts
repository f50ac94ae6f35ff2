import { expect, test } from 'vitest';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { addLead } from '#tests/factories/lead-rows.ts';

const { open, at, inbox, change, storedReference } = deskOfThisFile();
const created_at = new Date().toISOString();

test('forty open enquiries of a leaver go to a colleague in one act, with their steps and functions', async () => {
  const { desk, admin, asha } = at();
  const { db } = open();
  const leaver = await aPersonOfStaff(db, { name: 'Leaver', properties: ['the-tivoli'] });
  for (let count = 0; count < 39; count += 1) await addLead(db.owner, { created_at, venue_id: 'the-tivoli' });
  const reference = await storedReference();
  await aDefiniteFunction(db.owner, reference);
  const on = addDays(todayInIndia(), 2);
  const step = { kind: 'call', on, at: null, words: 'The tent.' } as const;
  await change(admin, reference, { kind: 'move', to: 'contacted', step });
  const lost = await storedReference(anEnquiry({ email: 'lost@example.com' }));
  for (const to of ['contacted', 'lost'] as const) await change(admin, lost, { kind: 'move', to, reason: 'price' });
  await db.owner.query('update leads set assigned_to = $1', [leaver.id]);
  await db.owner.query('update diary.function set owner_id = $1', [leaver.id]);
  await db.owner.query('update staff."user" set removed_at = now() where id = $1', [leaver.id]);
  expect(await desk.team(admin)).toMatchObject([{ id: leaver.id, enquiries: 40, functions: 1 }]);
  const versions = await versionsOf(leaver.id);
  expect((await desk.names(asha)).present).not.toContain(leaver.id);

  const handed = await desk.handOver(admin, { from: leaver.id, to: asha.id });
  expect(handed).toMatchObject({ enquiries: 40, functions: 1, stayed: 0 });
  const enquiry = await desk.enquiry(asha, reference);
  expect(enquiry).toMatchObject({ owner: asha.id, step });
  expect(enquiry?.timeline.findLast(({ kind }) => kind === 'assigned')).toMatchObject({
    author: 'Admin',
    before: { owner: leaver.id },
    after: { owner: asha.id },
  });
  expect((await inbox(asha, 'view=mine')).page.rows).toHaveLength(40);
  const since = await versionsOf(asha.id);
  expect([...since.values()].reduce((sum, version) => sum + version, 0)).toBe(
    [...versions].reduce((sum, [id, version]) => sum + (since.has(id) ? version + 1 : 0), 0),
  );
  expect((await desk.enquiry(admin, lost))?.owner, 'what is closed keeps its owner').toBe(leaver.id);
  const { rows } = await db.owner.query(`select detail from staff.audit where action = 'handed over'`);
  expect(rows).toEqual([{ detail: { to: asha.id, enquiries: 40, functions: 1 } }]);
  expect(await desk.team(admin)).toMatchObject([{ id: asha.id, enquiries: 40 }]);
});

async function versionsOf(owner: string): Promise<Map<string, number>> {
  const { rows } = await open().db.owner.query('select id, version from leads where assigned_to = $1', [owner]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

test('a manager hands over what is of their houses, to whoever may see it; sales hand over nothing', async () => {
  const { desk, admin, asha, ravi, recruiter } = at();
  const { db } = open();
  await db.owner.query('delete from leads');
  const manager = await aPersonOfStaff(db, { name: 'Mohan', role: 'manager', properties: ['the-tivoli'] });
  const leaver = await aPersonOfStaff(db, { name: 'Both', properties: 'all' });
  for (const venue_id of ['the-tivoli', 'the-tivoli', 'tivoli-bijwasan'])
    await addLead(db.owner, { created_at, venue_id, assigned_to: leaver.id });
  await addLead(db.owner, { created_at, assigned_to: leaver.id });
  expect(await desk.team(manager)).toMatchObject([{ id: leaver.id, enquiries: 2 }]);
  expect(await desk.handOver(manager, { from: leaver.id, to: ravi.id })).toMatchObject({ enquiries: 0, stayed: 2 });
  expect(await desk.handOver(manager, { from: leaver.id, to: recruiter.id })).toBeNull();
  expect(await desk.handOver(manager, { from: leaver.id, to: leaver.id })).toBeNull();
  expect(await desk.handOver(manager, { from: leaver.id, to: asha.id })).toMatchObject({ enquiries: 2, stayed: 0 });
  expect(await desk.handOver(admin, { from: leaver.id, to: ravi.id })).toMatchObject({ enquiries: 1, stayed: 1 });
  for (const other of [asha, recruiter]) {
    await expect(desk.team(other)).rejects.toThrow('Only a manager');
    await expect(desk.handOver(other, { from: leaver.id, to: asha.id })).rejects.toThrow('Only a manager');
  }
});
