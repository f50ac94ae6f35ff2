import { describe, expect, test } from 'vitest';
import { createEnquiries } from '#app/enquiries/store-enquiry.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';

const { open, count, storedReference } = enquiriesOfThisFile();

describe('the same enquiry sent again', () => {
  test('20 times at once is stored once and answered alike', async () => {
    const values = anEnquiry();
    const references = await Promise.all(Array.from({ length: 20 }, () => storedReference(values)));
    expect(new Set(references).size).toBe(1);
    expect([await count('venue_bookings'), await count('leads'), await count('jobs.job')]).toEqual([1, 1, 2]);
  });

  test('20 times at once without a script is stored once', async () => {
    const values = anEnquiry({ submission_id: '' });
    const references = await Promise.all(Array.from({ length: 20 }, () => storedReference(values)));
    expect(new Set(references).size).toBe(1);
    expect(await count('venue_bookings')).toBe(1);
  });

  test('with another spelling of the same values is the same', async () => {
    const values = anEnquiry();
    const first = await storedReference(values);
    expect(await storedReference({ ...values, phone: '+91 98100-00000', name: 'Meera Sample ' })).toBe(first);
  });

  test('says that it is repeated', async () => {
    const values = anEnquiry();
    expect(await open().enquiries.submit(values)).toMatchObject({ kind: 'stored', repeated: false });
    expect(await open().enquiries.submit(values)).toMatchObject({ kind: 'stored', repeated: true });
  });

  test('before and after the page had its script is stored once', async () => {
    const first = await storedReference(anEnquiry({ submission_id: '' }));
    expect(await storedReference(anEnquiry())).toBe(first);
    expect(await count('venue_bookings')).toBe(1);
  });

  test('from a form that was opened anew is stored once, and keeps its id for a retry', async () => {
    const values = anEnquiry();
    const first = await storedReference(values);
    expect(await storedReference(anEnquiry())).toBe(first);
    await open().db.owner.query("update venue_bookings set created_at = now() - interval '25 hours'");
    expect(await storedReference(values)).toBe(first);
    expect(await count('venue_bookings')).toBe(1);
  });

  test.each(['not an id', crypto.randomUUID()])('a day later under the id "%s" is a new one', async (submission_id) => {
    const first = await storedReference(anEnquiry());
    await open().db.owner.query("update venue_bookings set created_at = now() - interval '25 hours'");
    expect(await storedReference(anEnquiry({ submission_id }))).not.toBe(first);
  });
});

test('the same submission id with other content is a new enquiry', async () => {
  const values = anEnquiry();
  const first = await storedReference(values);
  expect(await storedReference({ ...values, guest_count: '500' })).not.toBe(first);
  expect([await count('venue_bookings'), await count('leads')]).toEqual([2, 2]);
});

test('families that differ in one word are two enquiries', async () => {
  await Promise.all([storedReference(anEnquiry()), storedReference(anEnquiry({ name: 'Mira Sample' }))]);
  expect(await count('venue_bookings')).toBe(2);
});

test('more enquiries at once than connections are all stored', async () => {
  const fresh = openDatabase(open().db.siteUrl);
  const crowd = createEnquiries({ afterSubmit() {}, database: fresh, spamFilter: open().spamFilter, findVenues, log });
  const sent = Array.from({ length: 12 }, (_, index) =>
    crowd.submit(anEnquiry({ email: `guest${index}@example.com` })),
  );
  expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(Array(12).fill('stored'));
  await fresh.close();
});
