import { beforeEach, describe, expect, test } from 'vitest';
import type { FormValues } from '#app/forms/form-types.ts';
import { createSpamFilter, enquiryTraffic } from '#app/forms/spam-filter.server.ts';
import { queues } from '#app/queues.server.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { createRequests } from './requests.server.ts';

const { open, count } = enquiriesOfThisFile();
const sender = { address: '203.0.113.7', trap: '', tookMs: 40_000 };

beforeEach(() => open().db.owner.query('truncate room_bookings, site.enquiry_traffic cascade'));

function requests() {
  const { database, spamFilter } = open();
  return createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
}

/** Tries are counted, as on a site unless RATE_LIMIT=off. */
function counting() {
  const { database } = open();
  const spamFilter = createSpamFilter({ database: database.writes, secret: 'of the tests', isCounting: true, log });
  return createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
}

function aMessage(change: FormValues = {}): FormValues {
  return {
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: '',
    topic: 'sustainability',
    message: 'How much water does a wedding take?',
    ...change,
  };
}

describe('what one person sends again', () => {
  test('a second message with other words is a second lead', async () => {
    await requests().contact(aMessage());
    expect(await requests().contact(aMessage({ message: 'And how much power?' }))).toMatchObject({ repeated: false });
    expect(await count('leads')).toBe(2);
  });

  test('a second message on another topic is a second lead', async () => {
    await requests().contact(aMessage());
    expect(await requests().contact(aMessage({ topic: 'other' }))).toMatchObject({ repeated: false });
  });

  test.each([
    ['name', 'Mira Sample'],
    ['email', 'mira@example.com'],
    ['phone', '98110 55502'],
  ])('the same message under another %s is a second lead', async (field, value) => {
    await requests().contact(aMessage());
    expect(await requests().contact(aMessage({ [field]: value }))).toMatchObject({ repeated: false });
  });

  test('the same message is one lead', async () => {
    await requests().contact(aMessage());
    expect(await requests().contact(aMessage())).toMatchObject({ repeated: true });
    expect(await count('leads')).toBe(1);
  });

  test.each([
    ['day of arrival', { checkin_date: inDays(31) }],
    ['day of departure', { checkout_date: inDays(33) }],
    ['number of rooms', { rooms: '2' }],
    ['number of adults', { adults: '3' }],
    ['number of children', { children: '1' }],
    ['room type', { room_type: 'Any' }],
    ['wish', { special_requests: 'A cot' }],
  ])('a room request with another %s is a second one', async (_, change) => {
    await requests().room(aRoomHotel(), aRoomRequest());
    expect(await requests().room(aRoomHotel(), aRoomRequest(change))).toMatchObject({ repeated: false });
    expect(await count('room_bookings')).toBe(2);
  });
});

test('the same room request at another hotel is a second one', async () => {
  await requests().room(aRoomHotel(), aRoomRequest());
  const elsewhere = { ...aRoomHotel(), slug: 'tivoli-royal-palace', name: 'Tivoli Royal Palace' };
  expect(await requests().room(elsewhere, aRoomRequest())).toMatchObject({ kind: 'stored', repeated: false });
  const { rows } = await open().db.owner.query('select hotel_id from room_bookings order by hotel_id');
  expect(rows).toEqual([{ hotel_id: 'the-tivoli' }, { hotel_id: 'tivoli-royal-palace' }]);
});

test('a message whose mail cannot be queued is not stored either', async () => {
  await open().db.owner.query("delete from jobs.queue where name = 'enquiry-mail'");
  try {
    expect(await requests().contact(aMessage())).toEqual({ kind: 'unavailable' });
    expect(await requests().loyalty({ name: 'Meera Sample', email: 'meera@example.com' })).toEqual({
      kind: 'unavailable',
    });
    expect(await count('leads')).toBe(0);
  } finally {
    await installJobs(open().db.ownerUrl, queues);
  }
});

describe('a program', () => {
  test.each([
    ['message', (trap: string) => requests().contact(aMessage(), { ...sender, trap })],
    ['interest', (trap: string) => requests().loyalty({ name: 'A B', email: 'ab@example.com' }, { ...sender, trap })],
    ['room request', (trap: string) => requests().room(aRoomHotel(), aRoomRequest(), { ...sender, trap })],
  ])('that fills in the hidden field sends a %s that is held back without mail', async (_, send) => {
    expect(await send('+1 555')).toMatchObject({ kind: 'stored' });
    const { rows } = await open().db.owner.query('select quarantine, quarantine_reasons from leads');
    expect(rows).toEqual([{ quarantine: 'held', quarantine_reasons: ['trap'] }]);
    expect(await count('jobs.job')).toBe(0);
  });

  test('that sends the same advertisement under many names is noticed in messages, too', async () => {
    const message = 'Buy followers today: https://example.com and https://example.org are open.';
    for (let sent = 0; sent <= enquiryTraffic.sameWords; sent += 1)
      await counting().contact(aMessage({ email: `seller${sent}@example.com`, message }), sender);
    const { rows } = await open().db.owner.query("select customer_email from leads where quarantine = 'held'");
    expect(rows).toEqual([{ customer_email: `seller${enquiryTraffic.sameWords}@example.com` }]);
  });
});
