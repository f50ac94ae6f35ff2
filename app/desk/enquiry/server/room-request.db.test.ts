import { beforeEach, describe, expect, test } from 'vitest';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { inDays } from '#tests/support/dates.ts';
import { findVenues, log } from '#tests/support/enquiries-of-this-file.ts';

const { open, at, notifications, inbox, change, count } = deskOfThisFile();

beforeEach(() => open().db.owner.query('truncate room_bookings cascade'));

async function aStay(values: FormValues = {}): Promise<string> {
  const { database, spamFilter } = open();
  const requests = createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
  const result = await requests.room(aRoomHotel(), aRoomRequest(values));
  if (result.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
  return result.enquiry.reference;
}

async function both(reference: string) {
  const { rows } = await open().db.owner.query(
    `select l.status as lead, r.status as booking, l.quarantine as "leadIs", r.quarantine as "bookingIs",
            l.first_response_at is not null as answered, r.first_response_at is not null as "bookingAnswered"
       from leads l join room_bookings r on r.id = l.booking_id where l.reference = $1`,
    [reference],
  );
  return rows[0];
}

test('a stay is shown with all that its guest asked for, and where they came from', async () => {
  const reference = await aStay({
    children: '1',
    rooms: '2',
    special_requests: 'A cot, please.',
    campaign: 'utm_source=google&utm_campaign=winter&referrer_host=www.example.com&landing_path=/',
  });
  expect(await at().desk.enquiry(at().asha, reference)).toMatchObject({
    source: 'room_booking',
    property: 'the-tivoli',
    eventDate: inDays(30),
    checkoutDate: inDays(32),
    roomType: 'Deluxe Room',
    rooms: 2,
    adults: 2,
    children: 1,
    guests: 3,
    words: 'A cot, please.',
    needsRooms: null,
    reasons: [],
    campaign: { Source: 'google', Campaign: 'winter', 'Came from': 'www.example.com', 'First page': '/' },
    undoable: null,
  });
  const { page } = await inbox(at().asha, 'source=room_booking');
  expect(page.rows).toMatchObject([{ reference, eventDate: inDays(30), checkoutDate: inDays(32), guests: 3 }]);
  expect((await inbox(at().asha, 'source=venue_booking')).page.rows).toEqual([]);
});

test('a stay goes along with its lead, and back with its clock', async () => {
  const { asha } = at();
  const reference = await aStay();
  const untouched = { leadIs: 'none', bookingIs: 'none' };
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  const answered = { ...untouched, answered: true, bookingAnswered: true };
  expect(await both(reference)).toEqual({ lead: 'contacted', booking: 'contacted', ...answered });
  await change(asha, reference, { kind: 'move', to: 'lost', reason: 'price' });
  expect(await both(reference)).toEqual({ lead: 'lost', booking: 'cancelled', ...answered });
  await change(asha, reference, { kind: 'undo' });
  expect(await both(reference), 'it stays answered').toEqual({ lead: 'contacted', booking: 'contacted', ...answered });
});

test('a stay that was held back is released or called spam with its booking', async () => {
  const { asha } = at();
  const reference = await aStay();
  await open().db.owner.query(
    `update leads set quarantine = 'held'; update room_bookings set quarantine = 'held'; delete from jobs.job`,
  );
  await change(asha, reference, { kind: 'spam' });
  expect(await both(reference)).toMatchObject({ leadIs: 'spam', bookingIs: 'spam' });
  await change(asha, reference, { kind: 'undo' });
  expect(await both(reference)).toMatchObject({ leadIs: 'held', bookingIs: 'held' });
  await change(asha, reference, { kind: 'release' });
  expect(await both(reference)).toMatchObject({ leadIs: 'released', bookingIs: 'released' });
  expect(await count("jobs.job where name = 'enquiry-mail' and data->>'of' = 'room_bookings'")).toBe(2);
});

describe('what has no booking', () => {
  const aCall = {
    name: 'Dev Sample',
    phone: { number: '+919810000007', remark: 'extension 12' },
    email: null,
    venue_id: 'the-tivoli',
    came_by: null,
    event_type: 'birthday' as const,
    event_date: '2027-03-01',
    guest_count: 60,
    day_exactness: 'day' as const,
    space: null,
    functions: [],
    budget_range: null,
    notes: 'Wants the lawn.',
  };

  test('keeps what a caller said, and when they can be reached', async () => {
    const { desk, asha } = at();
    const reference = await desk.addPhoneEnquiry(asha, aCall);
    expect(notifications()).toBe(1);
    expect(await desk.enquiry(asha, reference)).toMatchObject({
      notes: 'Wants the lawn.\nPhone: extension 12',
      consentAt: null,
      campaign: {},
      timeline: [{ kind: 'created', author: 'Asha' }],
    });
    const bare = await desk.addPhoneEnquiry(asha, { ...aCall, phone: { ...aCall.phone, remark: null }, notes: null });
    expect((await desk.enquiry(asha, bare))?.notes).toBeNull();
  });

  test('moves, is held back and goes out by itself', async () => {
    const { desk, asha } = at();
    const reference = await desk.addPhoneEnquiry(asha, aCall);
    expect(await change(asha, reference, { kind: 'move', to: 'contacted' })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'spam' })).toEqual({ kind: 'done' });
    expect(await change(asha, reference, { kind: 'undo' })).toEqual({ kind: 'done' });
    expect(await desk.enquiry(asha, reference)).toMatchObject({ status: 'new', answeredAt: null, quarantine: 'none' });
  });
});
