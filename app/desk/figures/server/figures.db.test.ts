import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { inDays } from '#tests/support/dates.ts';
import { createReadFigures } from './figures.server.ts';

let db: TestDatabase;
let database: Database;
let admin: Principal;
const [late, soon] = [inDays(30), inDays(20)];
beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  admin = await addStaff(db.owner, { role: 'admin' });
  // The week of Monday 5 January 2026 in India, and a minute before and after it.
  const rows = [
    { created_at: '2026-01-04T23:59:00+05:30', answeredAfter: 10, venue_id: 'omnia-noida' },
    {
      created_at: '2026-01-05T00:01:00+05:30',
      answeredAfter: 30,
      venue_id: 'the-tivoli',
      utm_source: 'google',
      utm_campaign: 'winter',
    },
    {
      created_at: '2026-01-06T10:00:00+05:30',
      answeredAfter: 90,
      venue_id: 'the-tivoli',
      status: 'converted',
      utm_source: 'google',
      utm_campaign: 'winter',
    },
    {
      created_at: '2026-01-07T10:00:00+05:30',
      answeredAfter: 1500,
      venue_id: 'the-tivoli',
      status: 'lost',
      referrer_host: 'example.com',
    },
    { created_at: '2026-01-08T10:00:00+05:30', venue_id: 'omnia-noida', source: 'phone_inquiry' },
    { created_at: '2026-01-08T10:00:00+05:30', venue_id: 'omnia-noida', quarantine: 'held' },
    { created_at: '2026-01-12T00:00:00+05:30', answeredAfter: 60, venue_id: null, status: 'qualified' },
  ] as const;
  for (const row of rows) await addLead(db.owner, row);
  for (const [index, day] of [late, late, soon, late, inDays(-3)].entries()) {
    const columns =
      'language, reference, submission_id, content_hash, name, email, phone, event_type, event_date, guest_count';
    const lead = `insert into leads (language, reference, source, booking_id, venue_id, customer_name, customer_email, status, created_at)
                  select 'en', reference, 'venue_booking', id, venue_id, name, email, $5, '2025-06-01' from booked`;
    await db.owner.query(
      `with booked as (
         insert into venue_bookings (${columns}, venue_id)
         values ('en', $1, gen_random_uuid(), repeat('a', 64), 'n', 'n@example.com', '1', 'wedding', $2, $3, $4) returning *)
       ${lead}`,
      [
        `TV-BUSY0${index}`,
        day,
        100 * (index + 1),
        index === 2 ? 'omnia-noida' : 'the-tivoli',
        index === 3 ? 'lost' : 'new',
      ],
    );
  }
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

const january = { from: '2026-01-05', until: '2026-01-12' };
const read = (principal: Principal, scope: { from: string; until: string; property?: string } = january) =>
  createReadFigures(database.desk)(principal, { property: null, cameBy: null, ...scope });

test('the first answer is timed by median, p90 and shares, by property and by week in India', async () => {
  const { total, properties, weeks } = await read(admin);
  expect(total).toMatchObject({ enquiries: 5, median: 75, withinHour: 0.4, withinDay: 0.6 });
  expect(total.p90).toBeCloseTo(1077);
  expect(properties.map(({ property, enquiries, median }) => [property, enquiries, median])).toEqual([
    ['the-tivoli', 3, 90],
    ['omnia-noida', 1, null],
    [null, 1, 60],
  ]);
  expect(weeks.map(({ week, enquiries }) => [week, enquiries])).toEqual([
    ['2026-01-05', 4],
    ['2026-01-12', 1],
  ]);
});

test('what has not waited long enough counts neither for nor against the promise', async () => {
  // A minute ago may have been yesterday.
  const arrived = new Date(Date.now() - 60_000);
  await addLead(db.owner, { created_at: arrived.toISOString(), venue_id: 'upper-hse-sultanpur' });
  const scope = { from: todayInIndia(arrived), until: todayInIndia(), property: 'upper-hse-sultanpur' };
  expect((await read(admin, scope)).total).toMatchObject({
    enquiries: 1,
    median: null,
    p90: null,
    withinHour: null,
    withinDay: null,
  });
});

test('enquiries are followed to what became of them, and back to where they came from', async () => {
  const { funnel, sources, channels, campaigns } = await read(admin);
  expect(funnel).toMatchObject({ enquiries: 5, contacted: 4, qualified: 2, converted: 1, lost: 1 });
  expect(sources).toMatchObject([
    { name: 'website_contact', enquiries: 4, converted: 1 },
    { name: 'phone_inquiry', enquiries: 1, converted: 0 },
  ]);
  expect(channels.map(({ name, enquiries }) => [name, enquiries])).toEqual([
    ['direct', 2],
    ['google', 2],
    ['example.com', 1],
  ]);
  expect(campaigns).toMatchObject([{ name: 'winter', enquiries: 2, converted: 1 }]);
});

test('the busiest days to come are counted without what was cancelled', async () => {
  expect((await read(admin)).dates).toEqual([
    { day: late, events: 2, guests: 300 },
    { day: soon, events: 1, guests: 300 },
  ]);
  expect((await read(admin, { ...january, property: 'omnia-noida' })).dates).toHaveLength(1);
});

test('a sales user counts their own property alone, and a recruiter nothing', async () => {
  const sales = await addStaff(db.owner, { role: 'sales', properties: ['omnia-noida'] });
  const { total, dates, properties } = await read(sales);
  expect([total.enquiries, dates.length, properties.map(({ property }) => property)]).toEqual([1, 1, ['omnia-noida']]);
  expect((await read(sales, { ...january, property: 'the-tivoli' })).total.enquiries).toBe(0);
  expect((await read(await addStaff(db.owner, { role: 'recruiter' }))).total.enquiries).toBe(0);
});
