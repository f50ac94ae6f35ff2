import { expect, test } from 'vitest';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { hashOf, type Submission, storeOnce } from './store-once.server.ts';

const { open } = enquiriesOfThisFile();

/** Stores a submission whose first writes fail with these errors, and gives the references that were drawn for it. */
async function storedAfter(errors: object[]): Promise<{ drawn: string[]; outcome: unknown }> {
  const submission: Submission = {
    language: 'en',
    submissionId: null,
    campaign: {},
    spamReasons: [],
    mailbox: '',
    assertInTime() {},
  };
  const identity = { table: 'leads', hash: hashOf([crypto.randomUUID()]) } as const;
  const drawn: string[] = [];
  const left = [...errors];
  const parts = {
    database: open().database.writes,
    newReference: () => `TV-${drawn.length}`,
    retryForMs: 5_000,
  };
  const outcome = await storeOnce(identity, submission, parts, async (_transaction, { reference }) => {
    drawn.push(reference);
    const error = left.shift();
    if (error) throw Object.assign(new Error('of this test'), error);
    return { id: 'stored', reference, mail: 'goes' };
  }).catch((error: unknown) => error);
  return { drawn, outcome };
}

const taken = { code: '23505', constraint: 'leads_reference_key' };

test.each([
  ['a reference that is taken', taken],
  ['a database that restarts', { code: '57P01' }],
])('after %s another reference is tried', async (_, error) => {
  const { drawn, outcome } = await storedAfter([error]);
  expect(drawn).toEqual(['TV-0', 'TV-1']);
  expect(outcome).toEqual({ record: { id: 'stored', reference: 'TV-1', mail: 'goes' }, repeated: false });
});

test.each([
  ['a value that the database refuses', { code: '23514', constraint: 'leads_email_check' }],
  ['another key that is taken', { code: '23505', constraint: 'leads_submission_id_key' }],
  ['a reference to what is not there', { code: '23503', constraint: 'leads_reference_key' }],
  ['a missing right', { code: '42501' }],
])('%s is told at once: no waiting mends it', async (_, error) => {
  const { drawn, outcome } = await storedAfter([error]);
  expect(drawn).toEqual(['TV-0']);
  expect(outcome).toMatchObject(error);
});

test('the fifth reference that is taken is the last', async () => {
  const { drawn, outcome } = await storedAfter(Array(6).fill(taken));
  expect(drawn).toHaveLength(5);
  expect(outcome).toMatchObject(taken);
});
