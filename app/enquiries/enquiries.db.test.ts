import { describe, expect, test } from 'vitest';
import { createEnquiries } from '#app/enquiries/store-enquiry.server.ts';
import { consent } from '#content/consent.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';

const { open, count, storedReference } = enquiriesOfThisFile();

describe('an enquiry', () => {
  test('is stored as one booking with what the visitor wrote, trimmed', async () => {
    const reference = await storedReference(
      anEnquiry({
        name: ' Meera Sample ',
        phone: '011 5550 0110 ext. 12',
        needs_rooms: 'yes',
        budget_range: '10-20-lakhs',
        special_requirements: ' Two evenings. ',
      }),
    );
    const { rows } = await open().db.owner.query('select * from venue_bookings');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      reference,
      variant: 'enquiry',
      name: 'Meera Sample',
      email: 'meera@example.com',
      phone: '+911155500110',
      event_type: 'wedding',
      guest_count: 450,
      venue_id: 'the-tivoli',
      needs_rooms: true,
      budget_range: '10-20-lakhs',
      special_requirements: 'Two evenings.',
      status: 'pending',
    });
    expect(rows[0].due_at - rows[0].created_at).toBe(24 * 3_600_000);
  });

  test('has one lead that carries its id and its summary', async () => {
    const campaign = 'landing_path=/weddings&utm_source=letter&referrer_host=search.example&evil=1';
    const reference = await storedReference(anEnquiry({ phone: '011 5550 0110 ext. 12', campaign }));
    const { rows } = await open().db.owner.query(
      'select l.*, b.id as of_booking from leads l join venue_bookings b on b.id = l.booking_id',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      source: 'venue_booking',
      reference,
      customer_name: 'Meera Sample',
      customer_email: 'meera@example.com',
      customer_phone: '+911155500110',
      status: 'new',
      venue_id: 'the-tivoli',
      landing_path: '/weddings',
      utm_source: 'letter',
      referrer_host: 'search.example',
      consent_version: consent.version,
    });
    expect(rows[0].notes).toMatch(
      /^Venue: The Tivoli, New Delhi, Delhi\nEvent type: Wedding\n.*\nGuests: 450\nPhone: extension 12$/,
    );
  });

  test('queues an acknowledgement and an alert that name nobody', async () => {
    await storedReference();
    const { rows } = await open().db.owner.query(
      "select data from jobs.job where name = 'enquiry-mail' order by data->>'mail'",
    );
    const { rows: bookings } = await open().db.owner.query('select id from venue_bookings');
    expect(rows.map(({ data }) => data)).toEqual([
      { of: 'venue_bookings', id: bookings[0].id, mail: 'acknowledgement' },
      { of: 'venue_bookings', id: bookings[0].id, mail: 'alert' },
    ]);
  });

  test('is shown to its sender', async () => {
    const reference = await storedReference(anEnquiry({ variant: 'home' }));
    expect(await open().confirmations.enquiry(reference)).toMatchObject({
      reference,
      variant: 'home',
      venue: { name: 'The Tivoli' },
      eventType: 'wedding',
      eventDate: inDays(120),
      guestCount: 450,
      budgetRange: null,
      email: 'meera@example.com',
    });
    expect(await open().confirmations.enquiry('TV-999999')).toBeNull();
  });

  test('that cannot be right stores nothing', async () => {
    const result = await open().enquiries.submit(anEnquiry({ guest_count: '0', venue_id: 'nowhere' }));
    expect(result).toMatchObject({ kind: 'invalid' });
    expect(Object.keys(result.kind === 'invalid' ? result.errors : {})).toEqual(['guest_count', 'venue_id']);
    expect(await count('venue_bookings')).toBe(0);
  });
});

test('a reference that is taken is replaced by another', async () => {
  const taken = await storedReference();
  const typedIn = 'TV-CCCCCC';
  await open().db.owner.query(
    `insert into leads (language, reference, source, customer_name, customer_phone)
     values ('en', '${typedIn}', 'phone_inquiry', 'A caller', '+911155500110')`,
  );
  const draws = [taken, typedIn, 'TV-DDDDDD'];
  const unlucky = createEnquiries({
    afterSubmit() {},
    ...open(),
    findVenues,
    log,
    newReference: () => draws.shift() ?? '',
  });
  expect(await unlucky.submit(anEnquiry({ email: 'second@example.com' }))).toMatchObject({
    kind: 'stored',
    enquiry: { reference: 'TV-DDDDDD' },
  });
  expect(await count('venue_bookings')).toBe(2);
});

test('an enquiry for several functions and an open day is one, told to the team and its sender', async () => {
  const openDay = { event_date: '', day_exactness: 'month', event_month: inDays(120).slice(0, 7) };
  const asked = { ...openDay, function_2_kind: 'sangeet', function_2_guests: '300', function_2_day: inDays(119) };
  const reference = await storedReference(anEnquiry(asked));
  const functions = [
    { kind: 'wedding', day: null, guests: 450, space: null },
    { kind: 'sangeet', day: inDays(119), guests: 300, space: null },
  ];
  const { rows } = await open().db.owner.query(
    `select b.event_date::text as day, b.day_exactness as exactness, b.functions, l.notes, l.functions as corrected
       from venue_bookings b join leads l on l.booking_id = b.id`,
  );
  const day = `${inDays(120).slice(0, 7)}-01`;
  expect(rows).toMatchObject([{ day, exactness: 'month', functions, corrected: null }]);
  expect(rows[0].notes).toMatch(/Event date: \w+ \d{4}, day open\n/);
  expect(rows[0].notes).toMatch(/Function 1: Wedding, day open, 450 guests\nFunction 2: Sangeet, \d.*, 300 guests/);
  expect(await open().confirmations.enquiry(reference)).toMatchObject({
    eventDate: day,
    dayExactness: 'month',
    functions,
  });
  // Without a script nothing but its content tells that it is the same.
  await storedReference(anEnquiry({ ...asked, submission_id: '' }));
  expect(await count('venue_bookings')).toBe(1);
  await storedReference(anEnquiry({ ...asked, submission_id: '', function_2_guests: '301' }));
  expect(await count('venue_bookings')).toBe(2);
});
