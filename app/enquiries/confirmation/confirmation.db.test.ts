import { beforeEach, expect, test } from 'vitest';
import { checkStoring } from '#app/enquiries/check-storing.server.ts';
import { createRequests, type Requests } from '#app/enquiries/requests/requests.server.ts';
import type { SubmitResult } from '#app/forms/form-types.ts';
import { formatDay } from '#app/language/dates.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { createConfirmations } from './confirmation.server.ts';

const { open, count } = enquiriesOfThisFile();

beforeEach(() => open().db.owner.query('truncate room_bookings, career_applications cascade'));

function requests(): Requests {
  const { database, spamFilter } = open();
  return createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
}

/** Returns what the page shows of the row that was just stored, and the time by which the team answers. */
async function shown(outcome: SubmitResult, table: string) {
  if (outcome.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(outcome)}`);
  const { reference } = outcome.enquiry;
  const { rows } = await open().db.owner.query(`select due_at from ${table} where reference = $1`, [reference]);
  return { confirmation: await open().confirmations.other(reference), dueAt: rows[0].due_at.toISOString() };
}

test('a room request is shown to its sender with all that was asked for', async () => {
  const values = aRoomRequest({ rooms: '3', adults: '5', children: '1' });
  const { confirmation, dueAt } = await shown(await requests().room(aRoomHotel(), values), 'room_bookings');
  expect(confirmation).toEqual({
    kind: 'room',
    rows: [
      ['Hotel', 'The Tivoli, New Delhi'],
      ['Room type', 'Deluxe Room'],
      ['Check-in', formatDay(inDays(30))],
      ['Check-out', formatDay(inDays(32))],
      ['Rooms', '3'],
      ['Guests', '5 adults, 1 child'],
      ['Contact email', 'meera@example.com'],
    ],
    hotel: expect.objectContaining({ slug: 'the-tivoli', name: 'The Tivoli' }),
    dueAt,
    mail: 'goes',
    email: 'meera@example.com',
  });
});

test('a room request for a hotel that is gone since is shown without it', async () => {
  const outcome = await requests().room({ ...aRoomHotel(), slug: 'gone' }, aRoomRequest());
  const { confirmation } = await shown(outcome, 'room_bookings');
  expect(confirmation).toMatchObject({ kind: 'room', hotel: null });
  expect(confirmation?.rows[0]).toEqual(['Room type', 'Deluxe Room']);
});

test('an interest in the loyalty programme is shown as one', async () => {
  const outcome = await requests().loyalty({ name: 'Meera Sample', email: 'meera@example.com' });
  const { confirmation, dueAt } = await shown(outcome, 'leads');
  expect(confirmation).toEqual({
    kind: 'loyalty',
    rows: [
      ['About', 'Loyalty programme'],
      ['Contact email', 'meera@example.com'],
    ],
    hotel: null,
    dueAt,
    mail: 'goes',
    email: 'meera@example.com',
  });
});

test.each([
  ['media', 'Media and press'],
  ['sustainability', 'Sustainability'],
  ['other', 'Something else'],
])('a message on %s is shown as one about "%s"', async (topic, about) => {
  const values = { name: 'Meera Sample', email: 'meera@example.com', topic, message: 'About: Sustainability' };
  const { confirmation, dueAt } = await shown(await requests().contact(values), 'leads');
  expect(confirmation).toEqual({
    kind: 'contact',
    rows: [
      ['About', about],
      ['Contact email', 'meera@example.com'],
    ],
    hotel: null,
    dueAt,
    mail: 'goes',
    email: 'meera@example.com',
  });
});

test('a message whose first line staff have changed is shown without what it is about', async () => {
  const values = { name: 'Meera Sample', email: 'meera@example.com', topic: 'media', message: 'May we film?' };
  const outcome = await requests().contact(values);
  await open().db.owner.query('update leads set notes = null');
  const { confirmation } = await shown(outcome, 'leads');
  expect(confirmation?.rows).toEqual([['Contact email', 'meera@example.com']]);
});

test.each(['asha.pdf', null])('an application is shown with its CV: %s', async (filename) => {
  await open().db.owner.query(
    `insert into career_applications
       (language, reference, submission_id, content_hash, consent_version, consent_at, name, email, phone, position, address,
        motivation, cv_filename, cv_path, cv_type, cv_size)
     values ('en', 'TV-7K3M9Q', gen_random_uuid(), repeat('0', 64), '1', now(), 'Asha Sample', 'asha@example.com',
        '+919810000001', 'Chef', 'Delhi', 'I cook.', $1, $2, $3, $4)`,
    filename ? [filename, 'documents/uploads/1', 'application/pdf', 20] : [null, null, null, null],
  );
  const stored = {
    kind: 'stored',
    enquiry: { id: '', reference: 'TV-7K3M9Q', mail: 'goes' },
    repeated: false,
  } as const;
  const { confirmation, dueAt } = await shown(stored, 'career_applications');
  expect(confirmation).toEqual({
    kind: 'application',
    rows: [
      ['Position', 'Chef'],
      ['CV', filename ?? 'We had no room for the file. Please send it with your reference to careers@example.com.'],
      ['Contact email', 'asha@example.com'],
    ],
    hotel: null,
    dueAt,
    mail: 'goes',
    email: 'asha@example.com',
  });
});

test('nothing is shown under an unknown reference, of an enquiry for a venue, or without the database', async () => {
  expect(await open().confirmations.other('TV-999999')).toBeNull();
  const enquiry = await open().enquiries.submit(anEnquiry());
  expect((await shown(enquiry, 'leads')).confirmation).toBeNull();
  const away = openDatabase('postgres://site@127.0.0.1:1/none');
  expect(await createConfirmations({ database: away, findVenues, log }).other('TV-999999')).toBeNull();
  await away.close();
});

test('what a guest asks for is stored as it was meant, and told to the team line by line', async () => {
  const values = aRoomRequest({
    phone: '011 5550 0110 ext. 12',
    rooms: '3',
    adults: '5',
    children: '1',
    special_requests: ' A cot.\nRooms: 99 ',
    campaign: 'utm_source=letter',
    submission_id: '018F3C1E-7B1A-7C3E-9F00-0123456789AB',
  });
  await requests().room(aRoomHotel(), values);
  const { rows } = await open().db.owner.query(
    `select b.hotel_id, b.name, b.email, b.phone, b.room_type, b.rooms, b.adults, b.children, b.guest_count,
            b.special_requests, b.submission_id, b.status, l.source, l.venue_id, l.notes, l.utm_source, l.customer_phone
       from room_bookings b join leads l on l.booking_id = b.id`,
  );
  expect(rows).toEqual([
    {
      hotel_id: 'the-tivoli',
      name: 'Meera Sample',
      email: 'meera@example.com',
      phone: '+911155500110',
      room_type: 'Deluxe Room',
      rooms: 3,
      adults: 5,
      children: 1,
      guest_count: 6,
      special_requests: 'A cot.\nRooms: 99',
      submission_id: '018f3c1e-7b1a-7c3e-9f00-0123456789ab',
      status: 'pending',
      source: 'room_booking',
      venue_id: 'the-tivoli',
      notes: [
        'Hotel: The Tivoli, New Delhi, Delhi',
        `Stay: ${formatDay(inDays(30))} to ${formatDay(inDays(32))}`,
        'Rooms: 3 × Deluxe Room',
        'Guests: 5 adults, 1 child',
        'Phone: extension 12',
        'Requests: A cot.\nRooms: 99',
      ].join('\n'),
      utm_source: 'letter',
      customer_phone: '+911155500110',
    },
  ]);
  await requests().room(aRoomHotel(), aRoomRequest());
  const { rows: plain } = await open().db.owner.query(`select notes from leads where notes not like '%Phone%'`);
  expect(plain[0].notes).toMatch(/Guests: 2 adults$/);
});

test.each([
  ['loyalty', { phone: '011 5550 0110 ext. 12' }, 'Wants to hear of the loyalty programme\nPhone: extension 12'],
  ['loyalty', {}, 'Wants to hear of the loyalty programme'],
  [
    'contact',
    { phone: '011 5550 0110 ext. 12', topic: 'media', message: 'May we film?' },
    'About: Media and press\nPhone: extension 12\nMessage: May we film?',
  ],
  ['contact', { topic: 'other', message: 'Thank you.' }, 'About: Something else\nMessage: Thank you.'],
] as const)('what the team reads of a %s with %o is complete', async (form, values, notes) => {
  const campaign = 'utm_campaign=winter';
  await requests()[form]({ name: 'Meera Sample', email: 'meera@example.com', campaign, ...values });
  const { rows } = await open().db.owner.query(
    'select source, notes, utm_campaign, status, consent_version is not null as consents, customer_phone from leads',
  );
  expect(rows).toEqual([
    {
      source: form === 'contact' ? 'website_contact' : 'loyalty',
      notes,
      utm_campaign: 'winter',
      status: 'new',
      consents: true,
      customer_phone: 'phone' in values ? '+911155500110' : null,
    },
  ]);
  expect(await count('jobs.job')).toBe(2);
});

test.each([
  ['room', (values: object) => requests().room(aRoomHotel(), aRoomRequest({ email: '', ...values }))],
  ['loyalty', (values: object) => requests().loyalty({ name: 'Meera Sample', ...values })],
  ['contact', (values: object) => requests().contact({ name: 'Meera', topic: 'media', message: 'May we?', ...values })],
])('a %s form without an address is told so at its field, and stored nowhere', async (_, send) => {
  expect(await send({})).toEqual({ kind: 'invalid', errors: { email: expect.stringMatching(/e-mail/) } });
  expect(await count('leads')).toBe(0);
});

test('whether an enquiry could be stored is tried without keeping anything, and what is in the way is said', async () => {
  await checkStoring(open().database.writes);
  expect([await count('venue_bookings'), await count('leads'), await count('jobs.job')]).toEqual([0, 0, 0]);
  await open().db.owner.query('revoke insert on leads from tivoli_site');
  try {
    await expect(checkStoring(open().database.writes)).rejects.toThrow(/permission denied/);
  } finally {
    await open().db.owner.query('grant insert on leads to tivoli_site');
  }
});
