import { expect, test } from 'vitest';
import { createSpamFilter } from '#app/forms/spam-filter.server.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { createRequests } from './requests.server.ts';

const { open, count } = enquiriesOfThisFile();
const sender = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
const message = { topic: 'other', message: 'How much water does a wedding take?' };

test('from an address that floods no request is stored, whichever form it comes from', async () => {
  const { database, db } = open();
  const spamFilter = createSpamFilter({ database: database.writes, secret: 'of the tests', isCounting: true, log });
  const requests = createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
  const person = (number: number) => ({ name: 'Meera Sample', email: `meera${number}@example.com`, phone: '' });
  await db.owner.query('truncate room_bookings, site.enquiry_traffic cascade');
  await requests.contact({ ...person(1), ...message }, sender);
  // In this window and the next, should it begin meanwhile.
  await db.owner.query(`
    insert into site.enquiry_traffic (source, span, enquiries)
      select source, span + interval '10 minutes', 0 from site.enquiry_traffic;
    update site.enquiry_traffic set enquiries = 100`);
  const flood = { kind: 'flood', retryAfter: expect.any(Number) };
  expect(await requests.contact({ ...person(2), ...message }, sender)).toEqual(flood);
  expect(await requests.loyalty(person(3), sender)).toEqual(flood);
  expect(await requests.room(aRoomHotel(), aRoomRequest(), sender)).toEqual(flood);
  expect([await count('leads'), await count('room_bookings')]).toEqual([1, 0]);
});
