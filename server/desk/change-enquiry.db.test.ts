import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk-of-this-file.ts';

const { open, at, rings, inbox, change, statuses, storedReference, count } = deskOfThisFile();

test('lead and booking move together along the allowed steps, the clock stops, and undo starts it again', async () => {
  const { desk, asha } = at();
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
  expect(rings()).toBeGreaterThan(5);
});

test('of two who change the same enquiry at once one is told who was faster, and nothing is overwritten', async () => {
  const { desk, admin, asha } = at();
  const reference = await storedReference();
  const both = await Promise.all([
    desk.change(asha, { reference, version: 1, change: { kind: 'assign', owner: asha.id } }),
    desk.change(admin, { reference, version: 1, change: { kind: 'assign', owner: admin.id } }),
  ]);
  const winner = both[0]?.kind === 'done' ? asha : admin;
  expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'done']);
  expect(both.find(({ kind }) => kind === 'conflict')).toMatchObject({ by: winner.name });
  expect((await desk.enquiry(admin, reference))?.owner).toBe(winner.id);
  expect(rings(), 'a change that was not made is no news').toBe(1);
});

test('what was held back goes out with its mails once it is released, and cannot be answered before', async () => {
  const { asha } = at();
  const reference = await storedReference();
  await open().db.owner.query(`
    delete from jobs.job; update leads set quarantine = 'held'; update venue_bookings set quarantine = 'held'`);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 0, quarantine: 1 });
  expect(await change(asha, reference, { kind: 'spam' })).toEqual({ kind: 'done' });
  const { page, counts } = await inbox(asha, 'view=spam');
  expect([page.rows.map((row) => row.reference), counts.spam], 'a mistake is found again').toEqual([[reference], 1]);
  expect(await change(asha, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
  expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toMatchObject({ kind: 'refused' });
  expect(await change(asha, reference, { kind: 'release' })).toEqual({ kind: 'done' });
  expect(await count("jobs.job where name = 'enquiry-mail'")).toBe(2);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 1, quarantine: 0 });
  expect(await change(asha, reference, { kind: 'undo' })).toMatchObject({ kind: 'refused' });
});
