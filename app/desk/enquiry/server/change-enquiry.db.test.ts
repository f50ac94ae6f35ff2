import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';

const { open, at, notifications, inbox, change, statuses, storedReference, count } = deskOfThisFile();

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
  expect(await change(asha, reference, { kind: 'move', to: 'converted' }), 'without a hall').toMatchObject({
    kind: 'refused',
    words: expect.stringContaining('definite function'),
  });
  const held = await aDefiniteFunction(open().db.owner, reference);
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
    ['function', 'postgres'],
    ['moved', 'Asha'],
    ['note', 'Asha'],
  ]);
  expect(timeline.find(({ kind }) => kind === 'function')?.after).toMatchObject({ reference: held });
  expect(await count(`status_history where subject_table = 'leads' and changed_by = 'Asha'`)).toBe(5);
  expect(notifications()).toBeGreaterThan(5);
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
  expect(notifications(), 'a change that was not made is no news').toBe(1);
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
  const undoable = async () => (await at().desk.enquiry(asha, reference))?.undoable;
  expect(await undoable()).toMatchObject({ kind: 'quarantine', after: { quarantine: 'spam' } });
  expect(await change(asha, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
  expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toMatchObject({ kind: 'refused' });
  expect(await change(asha, reference, { kind: 'release' })).toEqual({ kind: 'done' });
  expect(await count("jobs.job where name = 'enquiry-mail'")).toBe(2);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 1, quarantine: 0 });
  expect(await undoable(), 'what was mailed').toBeNull();
  expect(await change(asha, reference, { kind: 'undo' })).toMatchObject({ kind: 'refused' });
});

test('who saw an older version is told who changed it last and when; a note is no change', async () => {
  const { desk, admin, asha } = at();
  const reference = await storedReference();
  await change(asha, reference, { kind: 'assign', owner: asha.id });
  await change(admin, reference, { kind: 'assign', owner: admin.id });
  expect(await desk.note(asha, reference, 'They rang again.')).toBe(true);
  const { timeline = [] } = (await desk.enquiry(asha, reference)) ?? {};
  const last = timeline.findLast(({ kind }) => kind === 'assigned');
  expect(last).toMatchObject({ author: 'Admin', before: { owner: asha.id }, after: { owner: admin.id } });
  const late = await change(asha, reference, { kind: 'move', to: 'contacted' }, 1);
  expect(late).toEqual({ kind: 'conflict', by: 'Admin', at: last?.at });
  await open().db.owner.query('truncate desk.change');
  expect(await change(asha, reference, { kind: 'undo' }, 1)).toEqual({ kind: 'conflict', by: 'Somebody', at: null });
});

test('an enquiry is given, given on and given back; to whom it is already it is not given again', async () => {
  const { desk, admin, asha } = at();
  const reference = await storedReference();
  const owner = async () => (await desk.enquiry(admin, reference))?.owner;
  await change(admin, reference, { kind: 'assign', owner: asha.id });
  expect(await change(admin, reference, { kind: 'assign', owner: asha.id })).toEqual({
    kind: 'refused',
    words: 'It is already assigned to them.',
  });
  await change(admin, reference, { kind: 'assign', owner: admin.id });
  expect(await change(admin, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
  expect(await owner()).toBe(asha.id);
  await change(admin, reference, { kind: 'assign', owner: null });
  expect(await owner()).toBeNull();
  expect(await change(admin, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
  expect(await owner()).toBe(asha.id);
  const { timeline = [], undoable } = (await desk.enquiry(admin, reference)) ?? {};
  expect(timeline.at(-1)).toMatchObject({ kind: 'undone', before: { owner: null }, after: { owner: asha.id } });
  expect(undoable, 'what was taken back is not taken back again').toBeNull();
});

test('giving back the first owner leaves nobody', async () => {
  const { desk, admin, asha } = at();
  const reference = await storedReference();
  await change(admin, reference, { kind: 'assign', owner: asha.id });
  expect((await desk.enquiry(admin, reference))?.undoable).toMatchObject({ kind: 'assigned' });
  await change(admin, reference, { kind: 'undo' });
  expect(await desk.enquiry(admin, reference)).toMatchObject({ owner: null, status: 'new', quarantine: 'none' });
});

test('what cannot be done says why, and rings at no desk', async () => {
  const { desk, asha } = at();
  const reference = await storedReference();
  const words = async (wanted: Parameters<typeof change>[2]) => {
    const result = await change(asha, reference, wanted);
    return result.kind === 'refused' ? result.words : result.kind;
  };
  expect(await words({ kind: 'move', to: 'lost' })).toBe('An enquiry cannot go from new to lost.');
  expect(await words({ kind: 'release' })).toBe('It is not held back any more.');
  expect(await words({ kind: 'undo' })).toBe('There is nothing to undo.');
  await open().db.owner.query(`update leads set quarantine = 'spam'`);
  expect(await words({ kind: 'move', to: 'contacted' })).toBe('It is held back: release it first.');
  expect(await desk.note(asha, 'TV-000000', 'Nobody reads this.')).toBe(false);
  expect(notifications()).toBe(0);
});
