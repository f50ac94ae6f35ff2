import { describe, expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { todayForAMinute } from '#tests/support/dates.ts';

const { open, at, inbox, change, storedReference } = deskOfThisFile();

/** Midnight at the end of today in India, by the database's clock. */
const midnight = `(((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** Returns the references in a view of the inbox. */
async function view(name: string): Promise<string[]> {
  const { page } = await inbox(at().admin, `view=${name}`);
  return page.rows.map(({ reference }) => reference);
}

describe('an enquiry that is due', () => {
  test.each([
    ['a moment before midnight in India', `${midnight} - interval '1 ms'`, ['due-today']],
    ['at midnight in India', midnight, []],
    ['a day later', `${midnight} + interval '1 day'`, []],
    ['a moment ago', `now() - interval '1 ms'`, ['overdue']],
  ])('%s stands in the views of its time', async (_, moment, views) => {
    await todayForAMinute();
    const reference = await storedReference();
    await open().db.owner.query(`update leads set due_at = ${moment}`);
    for (const name of ['due-today', 'overdue'])
      expect(await view(name), name).toEqual(views.includes(name) ? [reference] : []);
    expect(await view('unanswered')).toEqual([reference]);
  });
});

describe('an enquiry can be given', () => {
  const stranger = { kind: 'refused', words: 'Nobody of that name works here and sees this property.' };

  test('to a colleague who sees its property, and to an administrator', async () => {
    const { admin, asha } = at();
    const reference = await storedReference();
    expect(await change(admin, reference, { kind: 'assign', owner: asha.id })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'assign', owner: admin.id })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'assign', owner: null })).toEqual({ kind: 'done' });
  });

  test('to nobody who has left', async () => {
    const { admin } = at();
    const left = await aPersonOfStaff(open().db, { name: 'Leela', properties: ['the-tivoli'] });
    await open().db.owner.query('update staff."user" set removed_at = now() where id = $1', [left.id]);
    const reference = await storedReference();
    expect(await change(admin, reference, { kind: 'assign', owner: left.id })).toEqual(stranger);
  });

  test('to nobody of another property, and to no recruiter', async () => {
    const { admin, ravi, recruiter } = at();
    const reference = await storedReference();
    expect(await change(admin, reference, { kind: 'assign', owner: ravi.id })).toEqual(stranger);
    expect(await change(admin, reference, { kind: 'assign', owner: recruiter.id })).toEqual(stranger);
    expect((await at().desk.enquiry(admin, reference))?.owner).toBeNull();
  });

  test('where it names no property, only to those who see all', async () => {
    const { admin, asha } = at();
    const reference = await storedReference(anEnquiry({ venue_id: '' }));
    expect(await change(admin, reference, { kind: 'assign', owner: asha.id })).toEqual(stranger);
    expect(await change(admin, reference, { kind: 'assign', owner: admin.id })).toEqual({ kind: 'done' });
  });
});

describe('an enquiry is called spam', () => {
  test('while nobody has answered it', async () => {
    const reference = await storedReference();
    expect(await change(at().asha, reference, { kind: 'spam' })).toEqual({ kind: 'done' });
    expect(await view('spam')).toEqual([reference]);
    expect(await view('all')).toEqual([]);
  });

  test.each(['contacted', 'qualified', 'converted', 'lost'] as const)('and not once it is %s', async (status) => {
    const { asha } = at();
    const reference = await storedReference();
    expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toEqual({ kind: 'done' });
    if (status === 'converted') await aDefiniteFunction(open().db.owner, reference);
    if (status !== 'contacted')
      expect(await change(asha, reference, { kind: 'move', to: status, reason: 'price' })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'spam' })).toMatchObject({ kind: 'refused' });
    expect(await view('spam')).toEqual([]);
    expect(await view('all')).toEqual([reference]);
  });
});
