import { createServer, type Server } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { inDays } from '#tests/dates.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { createEnquiries, type Enquiries } from './enquiries.ts';

const log = pino({ enabled: false });
const venues = async () => [{ slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' }];

let db: TestDatabase;
let database: Database;
let jobs: Jobs;
let enquiries: Enquiries;

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  jobs = openJobs({ database: database.jobs, handlers: { 'enquiry-mail': async () => {} }, log });
  enquiries = createEnquiries({ database, jobs, venues, log });
});

beforeEach(async () => {
  await db.owner.query('truncate venue_bookings, leads, status_history; delete from jobs.job');
});

afterAll(async () => {
  await jobs?.close();
  await database?.close();
  await db?.drop();
});

async function count(table: string): Promise<number> {
  const { rows } = await db.owner.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function storedReference(values = anEnquiry()): Promise<string> {
  const result = await enquiries.submit(values);
  if (result.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
  return result.enquiry.reference;
}

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
    const { rows } = await db.owner.query('select * from venue_bookings');
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
    const reference = await storedReference(anEnquiry({ phone: '011 5550 0110 ext. 12' }));
    const { rows } = await db.owner.query(
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
    });
    expect(rows[0].notes).toMatch(
      /^Venue: The Tivoli, New Delhi, Delhi\nEvent type: Wedding\n.*\nGuests: 450\nPhone: extension 12$/,
    );
  });

  test('queues an acknowledgement and an alert that name nobody', async () => {
    await storedReference();
    const { rows } = await db.owner.query(
      "select data from jobs.job where name = 'enquiry-mail' order by data->>'mail'",
    );
    const { rows: bookings } = await db.owner.query('select id from venue_bookings');
    expect(rows.map(({ data }) => data)).toEqual([
      { bookingId: bookings[0].id, mail: 'acknowledgement' },
      { bookingId: bookings[0].id, mail: 'alert' },
    ]);
  });

  test('is shown again to its sender', async () => {
    const reference = await storedReference(anEnquiry({ variant: 'home' }));
    expect(await enquiries.summary(reference)).toMatchObject({
      reference,
      variant: 'home',
      venue: { name: 'The Tivoli' },
      eventType: 'wedding',
      eventDate: inDays(120),
      guestCount: 450,
      budgetRange: null,
      email: 'meera@example.com',
    });
    expect(await enquiries.summary('TV-999999')).toBeNull();
  });

  test('that cannot be right stores nothing', async () => {
    const result = await enquiries.submit(anEnquiry({ guest_count: '0', venue_id: 'nowhere' }));
    expect(result).toMatchObject({ kind: 'invalid' });
    expect(Object.keys(result.kind === 'invalid' ? result.errors : {})).toEqual(['guest_count', 'venue_id']);
    expect(await count('venue_bookings')).toBe(0);
  });
});

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
    expect(await enquiries.submit(values)).toMatchObject({ kind: 'stored', repeated: false });
    expect(await enquiries.submit(values)).toMatchObject({ kind: 'stored', repeated: true });
  });

  test('before and after the page had its script is stored once', async () => {
    const first = await storedReference(anEnquiry({ submission_id: '' }));
    expect(await storedReference(anEnquiry())).toBe(first);
    expect(await count('venue_bookings')).toBe(1);
  });

  test('without a script a day later is a new one', async () => {
    const values = anEnquiry({ submission_id: 'not an id' });
    const first = await storedReference(values);
    await db.owner.query("update venue_bookings set created_at = now() - interval '25 hours'");
    expect(await storedReference(values)).not.toBe(first);
  });
});

test('the same submission id with other content is a new enquiry', async () => {
  const values = anEnquiry();
  const first = await storedReference(values);
  expect(await storedReference({ ...values, guest_count: '500' })).not.toBe(first);
  expect([await count('venue_bookings'), await count('leads')]).toEqual([2, 2]);
});

test('two families with the same content and ids of their own are two enquiries', async () => {
  await Promise.all([storedReference(anEnquiry()), storedReference(anEnquiry())]);
  expect(await count('venue_bookings')).toBe(2);
});

test('a reference that is taken is replaced by another', async () => {
  const taken = await storedReference();
  const typedIn = 'TV-CCCCCC';
  await db.owner.query(
    `insert into leads (reference, source, customer_name, customer_phone)
     values ('${typedIn}', 'phone_inquiry', 'A caller', '+911155500110')`,
  );
  const draws = [taken, typedIn, 'TV-DDDDDD'];
  const unlucky = createEnquiries({ database, jobs, venues, log, newReference: () => draws.shift() ?? '' });
  expect(await unlucky.submit(anEnquiry())).toMatchObject({ kind: 'stored', enquiry: { reference: 'TV-DDDDDD' } });
  expect(await count('venue_bookings')).toBe(2);
});

test('more enquiries at once than connections, before the queue has started, are all stored', async () => {
  const fresh = openDatabase(db.siteUrl);
  const starting = openJobs({ database: fresh.jobs, handlers: { 'enquiry-mail': async () => {} }, log });
  const crowd = createEnquiries({ database: fresh, jobs: starting, venues, log });
  const sent = Array.from({ length: 12 }, (_, index) =>
    crowd.submit(anEnquiry({ email: `guest${index}@example.com` })),
  );
  expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(Array(12).fill('stored'));
  await starting.close();
  await fresh.close();
});

describe('where something is away', () => {
  let frozen: Server | undefined;

  afterEach(() => frozen?.close());

  function enquiriesOf(url: string): { enquiries: Enquiries; close(): Promise<void> } {
    const away = openDatabase(url);
    return { enquiries: createEnquiries({ database: away, jobs, venues, log }), close: () => away.close() };
  }

  test('an enquiry whose mail cannot be queued is not stored at all', async () => {
    await db.owner.query('revoke insert on all tables in schema jobs from tivoli_site');
    try {
      expect(await enquiries.submit(anEnquiry())).toEqual({ kind: 'unavailable' });
      expect([await count('venue_bookings'), await count('leads')]).toEqual([0, 0]);
    } finally {
      await db.owner.query('grant insert on all tables in schema jobs to tivoli_site');
    }
  });

  test('a database that refuses connections is said at once', async () => {
    const away = enquiriesOf('postgres://site@127.0.0.1:1/none');
    const start = performance.now();
    expect(await away.enquiries.submit(anEnquiry())).toEqual({ kind: 'unavailable' });
    expect(await away.enquiries.summary('TV-7K3M9Q')).toBeNull();
    expect(performance.now() - start).toBeLessThan(1_000);
    await away.close();
  });

  test('a database that does not answer is given up within three seconds', async () => {
    frozen = createServer(() => {});
    await new Promise<void>((resolve) => frozen?.listen(0, '127.0.0.1', resolve));
    const address = frozen.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const away = enquiriesOf(`postgres://site@127.0.0.1:${port}/none`);
    const start = performance.now();
    const results = await Promise.all(Array.from({ length: 10 }, () => away.enquiries.submit(anEnquiry())));
    expect(results.every(({ kind }) => kind === 'unavailable')).toBe(true);
    expect(performance.now() - start).toBeLessThan(3_000);
    await away.close();
  });

  test('a row that somebody holds is given up in time, and stored once when it is sent again', async () => {
    const values = anEnquiry();
    const holder = await db.owner.connect();
    await holder.query('begin; lock table venue_bookings in access exclusive mode');
    try {
      expect(await enquiries.submit(values)).toEqual({ kind: 'unavailable' });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await storedReference(values);
    await storedReference(values);
    expect(await count('venue_bookings')).toBe(1);
  });
});
