import { expect, test } from 'vitest';
import { readInboxFilter } from '#app/desk/inbox/inbox.ts';
import { mostProperties } from '#app/desk/inbox/server/desk-names.server.ts';
import { createInboxCsv, type InboxSelection } from '#app/desk/inbox/server/inbox-csv.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { formatDay } from '#app/language/dates.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, change, storedReference, count } = deskOfThisFile();

test('a file holds what a view or a search shows, for whom it shows it, and is noted without the words', async () => {
  const { admin, ravi } = at();
  await storedReference(anEnquiry({ name: 'Ānanya D’Souza', email: 'ananya.d@example.com' }));
  await storedReference(anEnquiry({ name: 'Kabir Sample', phone: '98111 22233' }));
  const file = createInboxCsv(open().database.desk);
  const lines = async (who: Principal, of: InboxSelection) =>
    (await new Response(await file(who, of)).text()).trimEnd().split('\r\n').slice(1);
  expect(await lines(admin, { words: 'kabir' })).toEqual([expect.stringContaining('Kabir Sample')]);
  expect(await lines(admin, { filter: readInboxFilter(new URLSearchParams('view=all')) })).toHaveLength(2);
  expect(await lines(ravi, { words: 'kabir' })).toEqual([]);
  const [line = ''] = await lines(admin, { words: 'souza' });
  expect(line).toMatch(/^TV-\w{6},\d{4}-\d{2}-\d{2} \d{2}:\d{2},/);
  expect(await count(`staff.audit where action = 'file of enquiries' and subject = 'search'`)).toBe(3);
  expect(await count(`staff.audit a where a::text ilike '%kabir%'`)).toBe(0);
});

test('a file names each column, and says what it holds as people read it', async () => {
  const { admin, asha } = at();
  const reference = await storedReference(
    anEnquiry({ name: 'Ānanya D’Souza', budget_range: '10-20-lakhs', phone: '98111 22233' }),
  );
  await change(admin, reference, { kind: 'assign', owner: asha.id });
  await change(asha, reference, { kind: 'move', to: 'contacted' });
  await open().db.owner.query(
    `update leads set created_at = '2026-11-21T08:35:59Z', due_at = '2026-11-22T18:31:00Z',
                      first_response_at = '2026-11-21T18:29:00Z'`,
  );
  await open().db.owner.query(
    `insert into leads (language, reference, source, customer_name, customer_email, status, created_at, venue_id, due_at)
     values ('en', 'TV-CCCCCC', 'website_contact', 'Kabir Sample', 'kabir@example.com', 'new', '2026-11-20T00:00:00Z', 'gone', '2026-11-21T00:00:00Z')`,
  );
  const file = createInboxCsv(open().database.desk);
  const filter = readInboxFilter(new URLSearchParams('view=all'));
  const text = await new Response(await file(admin, { filter })).text();
  const { rows } = await open().db.owner.query('select event_date::text as day from venue_bookings');
  expect(text.trimEnd().split('\r\n')).toEqual([
    'Reference,Received,Due,Answered,Status,Owner,Source,Came by,Property,Event,Event date,Day,Departure,Guests,Functions,Budget,Name,E-mail,Phone,Quarantine',
    `${reference},2026-11-21 14:05,2026-11-23 00:01,2026-11-21 23:59,Contacted,Asha,Website,Website,The Tivoli,Wedding,${rows[0].day},${formatDay(rows[0].day)},,450,,₹10 – 20 Lakhs,Ānanya D’Souza,meera@example.com,(+91) 98111 22233,none`,
    'TV-CCCCCC,2026-11-20 05:30,2026-11-21 05:30,,New,,Contact form,Website,gone,,,,,,,,Kabir Sample,kabir@example.com,,none',
  ]);
  const { rows: noted } = await open().db.owner.query(
    `select subject, detail from staff.audit where action = 'file of enquiries' order by at desc limit 1`,
  );
  expect(noted).toMatchObject([{ subject: 'all', detail: { view: 'all' } }]);
});

test('a file goes on where a page ends, and has every enquiry once', async () => {
  const { admin } = at();
  await open().db.owner.query(`
    insert into leads (language, reference, source, customer_name, customer_email, created_at)
    select 'en', 'TV-' || lpad(n::text, 6, '0'), 'loyalty', 'Guest', 'guest@example.com', '2026-01-01T10:00:00.123456Z'
      from generate_series(1, 501) n`);
  const filter = readInboxFilter(new URLSearchParams('view=all'));
  const text = await new Response(await createInboxCsv(open().database.desk)(admin, { filter })).text();
  const references = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect([references.length, new Set(references).size]).toEqual([501, 501]);
});

test('a file has the departure of a room request, and the name of every property of a very large group', async () => {
  const { admin } = at();
  const { db, database } = open();
  await db.owner.query('truncate room_bookings cascade');
  await addHotelsUpTo(mostProperties + 50, db);
  await db.owner.query(
    `with booked as (
       insert into room_bookings (language, reference, submission_id, content_hash, name, email, phone, hotel_id, checkin_date,
                                  checkout_date, guest_count, rooms, adults, children, room_type, status)
         values ('en', 'TV-RRRRRR', gen_random_uuid(), repeat('a', 64), 'Meera Sample', 'meera@example.com', '+919810000000', $1,
                 '2027-03-01', '2027-03-04', 2, 1, 2, 0, 'Any', 'pending') returning id)
     insert into leads (language, reference, source, booking_id, customer_name, customer_email, venue_id)
       select 'en', 'TV-RRRRRR', 'room_booking', id, 'Meera Sample', 'meera@example.com', $1 from booked`,
    ['tivoli-royal-palace'],
  );
  const filter = readInboxFilter(new URLSearchParams('view=all'));
  const text = await new Response(await createInboxCsv(database.desk)(admin, { filter })).text();
  expect(text).toContain(',Room request,Website,Tivoli Royal Palace,');
  expect(text).toContain(',2027-03-01,1 March 2027,2027-03-04,');
});
