import { expect, test } from 'vitest';
import { digestEmail } from '#app/desk/emails/digest.server.ts';
import { queueEscalations } from '#app/desk/emails/outbound.server.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, inbox, change, storedReference } = deskOfThisFile();

/** Lets a day pass for all that is stored. */
const passADay = () =>
  open().db.owner.query(`
    update leads set created_at = created_at - interval '1 day', due_at = due_at - interval '1 day',
      first_response_at = first_response_at - interval '1 day', step_on = step_on - 1;
    update site.escalations set escalated_at = escalated_at - interval '1 day'`);

const views = ['unanswered', 'overdue', 'steps', 'mine'];

/** Returns the lists, the parts of “My day” and the mails in which an enquiry stands today. */
async function placesOf(reference: string): Promise<string[]> {
  const { desk, asha } = at();
  const found: string[] = [];
  for (const view of views) {
    const { page } = await inbox(asha, `view=${view}`);
    if (page.rows.some((row) => row.reference === reference)) found.push(view);
  }
  const { overdue, due, steps, fresh } = await desk.myDay(asha);
  for (const [part, rows] of Object.entries({ overdue, due, steps, fresh }))
    if (rows.some((row) => row.reference === reference)) found.push(`my day: ${part}`);
  const database = open().database.jobs;
  const reader = { id: asha.id, properties: ['the-tivoli'] };
  const { facts } = await digestEmail({ database, nameOf: () => 'The Tivoli', day: todayInIndia(), reader });
  if (facts.some(([label]) => label === reference)) found.push('morning’s mail');
  const before = await open().db.owner.query('select lead_id from site.escalations');
  await queueEscalations(database);
  const after = await open().db.owner.query('select lead_id from site.escalations');
  if (after.rows.length > before.rows.length) found.push('mail: overdue');
  return found;
}

/** Leaves an enquiry alone for a month. Returns where it stood, by days: "1: …", "2–30: …". */
async function aMonthOf(reference: string): Promise<string[]> {
  const lines: { from: number; to: number; places: string }[] = [];
  for (let day = 0; day <= 30; day += 1) {
    const places = (await placesOf(reference)).join(', ');
    const last = lines.at(-1);
    if (last?.places === places) last.to = day;
    else lines.push({ from: day, to: day, places });
    await passADay();
  }
  return lines.map(({ from, to, places }) => `${from === to ? from : `${from}–${to}`}: ${places}`);
}

test('an enquiry that nobody touches stands in lists and in each morning’s mail for a month', async () => {
  const reference = await storedReference(anEnquiry({ email: 'untouched@example.com' }));
  const [arrived, ...later] = await aMonthOf(reference);
  // By the hour at which this runs its 24 hours end today or tomorrow.
  expect(arrived).toMatch(/^0: unanswered, (my day: due, )?my day: fresh/);
  expect(later).toEqual([
    '1: unanswered, overdue, my day: overdue, my day: fresh, morning’s mail, mail: overdue',
    '2–30: unanswered, overdue, my day: overdue, morning’s mail',
  ]);
});

test('one that was answered is heard of again on the day of its step, and each day after it', async () => {
  const reference = await storedReference(anEnquiry({ email: 'planned@example.com' }));
  const { asha } = at();
  await change(asha, reference, { kind: 'assign', owner: asha.id });
  const step = { kind: 'call', on: addDays(todayInIndia(), 3), at: null, words: null } as const;
  await change(asha, reference, { kind: 'move', to: 'contacted', step });
  expect(await aMonthOf(reference)).toEqual(['0–2: mine', '3–30: steps, mine, my day: steps, morning’s mail']);
});

test('one that was answered without a next step counts as late from the same day on', async () => {
  const reference = await storedReference(anEnquiry({ email: 'unplanned@example.com' }));
  await change(at().asha, reference, { kind: 'move', to: 'contacted' });
  expect(await aMonthOf(reference)).toEqual(['0–30: steps, mine, my day: steps, morning’s mail']);
});
