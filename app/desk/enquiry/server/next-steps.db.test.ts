import { expect, test } from 'vitest';
import { digestEmail } from '#app/desk/emails/digest.server.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, inbox, change, storedReference } = deskOfThisFile();
const enquiryOf = (name: string) => storedReference(anEnquiry({ email: `${name}@example.com` }));
const today = todayInIndia();
const call = { kind: 'call', on: addDays(today, 3), at: null, words: 'the tent' } as const;

const toDo = async () => (await inbox(at().asha, 'view=steps')).page.rows.map(({ reference }) => reference);
const moveSteps = (days: number) => open().db.owner.query('update leads set step_on = step_on - $1::int', [days]);
const digest = () => digestEmail({ database: open().database.writes, nameOf: () => 'The Tivoli', day: today });

test('the first answer and the next step are one change; on its day it is listed, and done it is missed', async () => {
  const { desk, asha } = at();
  const reference = await enquiryOf('first');
  expect(await change(asha, reference, { kind: 'move', to: 'contacted', step: call })).toEqual({ kind: 'done' });
  expect(await desk.enquiry(asha, reference)).toMatchObject({ status: 'contacted', step: call });
  expect(await toDo(), 'not before its day').not.toContain(reference);
  await moveSteps(3);
  expect(await toDo()).toEqual([reference]);
  expect((await inbox(asha)).counts).toMatchObject({ unanswered: 0, steps: 1 });
  expect(await change(asha, reference, { kind: 'done' })).toEqual({ kind: 'done' });
  expect(await toDo(), 'nothing is planned').toEqual([reference]);
  expect(await change(asha, reference, { kind: 'done' })).toMatchObject({ kind: 'refused' });
  const { timeline = [] } = (await desk.enquiry(asha, reference)) ?? {};
  const steps = timeline.filter(({ kind }) => kind === 'step').map(({ before, after }) => [before?.step, after?.step]);
  expect(steps).toEqual([
    [undefined, call],
    [{ ...call, on: today }, null],
  ]);
});

test('whoever answers first, or plans what nobody has, owns it; losing it and undoing leave the owner', async () => {
  const { desk, asha } = at();
  const ownerOf = async (reference: string) => (await desk.enquiry(asha, reference))?.owner;
  const [answered, planned, lost] = [await enquiryOf('mine'), await enquiryOf('planned'), await enquiryOf('given-up')];
  await change(asha, answered, { kind: 'move', to: 'contacted', step: call });
  expect(await ownerOf(answered)).toBe(asha.id);
  await change(asha, answered, { kind: 'undo' });
  expect(await desk.enquiry(asha, answered), 'the answer is undone').toMatchObject({ status: 'new', owner: asha.id });
  await change(asha, planned, { kind: 'step', step: call });
  expect(await ownerOf(planned)).toBe(asha.id);
  await change(asha, lost, { kind: 'move', to: 'lost', reason: 'price' });
  expect(await ownerOf(lost)).toBeNull();
});

test('the morning’s mail tells what is late, due and unplanned, without the words, until it is closed', async () => {
  const { asha } = at();
  const [late, unplanned, closed] = [await enquiryOf('late'), await enquiryOf('unplanned'), await enquiryOf('closed')];
  for (const reference of [late, closed]) await change(asha, reference, { kind: 'move', to: 'contacted', step: call });
  await change(asha, unplanned, { kind: 'move', to: 'contacted' });
  await moveSteps(5);
  expect(await change(asha, closed, { kind: 'move', to: 'lost', reason: 'price' })).toEqual({ kind: 'done' });
  expect((await at().desk.enquiry(asha, closed))?.step).toBeNull();
  const { subject, facts } = await digest();
  expect(subject).toMatch(/: 0 overdue, 0 due today, 2 to do$/);
  expect(Object.fromEntries(facts)).toEqual({
    [late]: expect.stringMatching(/^Call, since \d+ \w+ \d{4}: Wedding/),
    [unplanned]: expect.stringMatching(/^Nothing is planned next: Wedding/),
  });
  expect(JSON.stringify(facts)).not.toContain('tent');
});

test('what is held back, closed or not answered yet has no place in the list; a closed one takes no step', async () => {
  const { asha } = at();
  const reference = await enquiryOf('new');
  expect(await change(asha, reference, { kind: 'step', step: call }), 'before the first answer').toEqual({
    kind: 'done',
  });
  await moveSteps(9);
  expect(await toDo()).not.toContain(reference);
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  expect(await toDo()).toContain(reference);
  await change(asha, reference, { kind: 'move', to: 'lost', reason: 'cancelled' });
  expect(await toDo()).not.toContain(reference);
  expect(await change(asha, reference, { kind: 'step', step: call })).toMatchObject({ kind: 'refused' });
});
