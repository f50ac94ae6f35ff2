import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createEnquiries, type Enquiries } from '#app/enquiries/store-enquiry.server.ts';
import { queues } from '#app/queues.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { stoppableWay } from '#tests/servers/stoppable-way.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { type Confirmations, createConfirmations } from './confirmation/confirmation.server.ts';
import { createRequests } from './requests/requests.server.ts';

const { open, count, storedReference } = enquiriesOfThisFile();

describe('where something is away', () => {
  let frozen: Server | undefined;

  afterEach(() => frozen?.close());

  function enquiriesOf(url: string): { enquiries: Enquiries; confirmations: Confirmations; close(): Promise<void> } {
    const away = openDatabase(url);
    return {
      enquiries: createEnquiries({ afterSubmit() {}, database: away, spamFilter: open().spamFilter, findVenues, log }),
      confirmations: createConfirmations({ database: away, findVenues, log }),
      close: () => away.close(),
    };
  }

  test('an enquiry whose mail cannot be queued is not stored at all', async () => {
    await open().db.owner.query('revoke insert on all tables in schema jobs from tivoli_site');
    try {
      expect(await open().enquiries.submit(anEnquiry())).toEqual({ kind: 'unavailable' });
      expect([await count('venue_bookings'), await count('leads')]).toEqual([0, 0]);
    } finally {
      await open().db.owner.query('grant insert on all tables in schema jobs to tivoli_site');
    }
  });

  test('neither an enquiry nor a request for rooms is stored where no queue takes its mail', async () => {
    const { database, spamFilter, enquiries, db } = open();
    const requests = createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log });
    await db.owner.query("delete from jobs.queue where name = 'enquiry-mail'");
    try {
      expect(await enquiries.submit(anEnquiry())).toEqual({ kind: 'unavailable' });
      expect(await requests.room(aRoomHotel(), aRoomRequest())).toEqual({ kind: 'unavailable' });
      expect([await count('venue_bookings'), await count('room_bookings'), await count('leads')]).toEqual([0, 0, 0]);
    } finally {
      await installJobs(db.ownerUrl, queues);
    }
    expect(await requests.room(aRoomHotel(), aRoomRequest())).toMatchObject({ kind: 'stored' });
    expect(await count('jobs.job')).toBe(2);
  });

  test('a database that refuses connections is asked again until the visitor’s time ends, then called away', async () => {
    const away = enquiriesOf('postgres://site@127.0.0.1:1/none');
    const passed = stopwatch();
    expect(await away.confirmations.enquiry('TV-7K3M9Q')).toBeNull();
    expect(passed()).toBeLessThan(1_000);
    expect(await away.enquiries.submit(anEnquiry())).toEqual({ kind: 'unavailable' });
    expect(passed()).toBeLessThan(5_000);
    await away.close();
  });

  test('an enquiry that comes while the database restarts is stored once it is back', async () => {
    const way = await stoppableWay(() => open().db.siteUrl);
    const through = new URL(open().db.siteUrl);
    through.host = new URL(way.url).host;
    const away = enquiriesOf(through.href);
    expect(await away.enquiries.submit(anEnquiry())).toMatchObject({ kind: 'stored' });
    await way.cut();
    const sent = away.enquiries.submit(anEnquiry({ name: 'Kabir Sample' }));
    // The request is answered once the database has refused.
    expect(await away.confirmations.enquiry('TV-7K3M9Q')).toBeNull();
    await way.mend();
    expect(await sent).toMatchObject({ kind: 'stored', repeated: false });
    expect(await count('leads')).toBe(2);
    await away.close();
    await way.cut();
  });

  test('a database that does not answer is given up within three seconds', async () => {
    frozen = createServer(() => {});
    await new Promise<void>((resolve) => frozen?.listen(0, '127.0.0.1', resolve));
    const address = frozen.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const away = enquiriesOf(`postgres://site@127.0.0.1:${port}/none`);
    const passed = stopwatch();
    const results = await Promise.all(Array.from({ length: 10 }, () => away.enquiries.submit(anEnquiry())));
    expect(results.every(({ kind }) => kind === 'unavailable')).toBe(true);
    expect(passed()).toBeLessThan(3_000);
    await away.close();
  });

  test('a row that somebody holds is given up in time, and stored once when it is sent again', async () => {
    const values = anEnquiry();
    const holder = await open().db.owner.connect();
    await holder.query('begin; lock table venue_bookings in access exclusive mode');
    try {
      expect(await open().enquiries.submit(values)).toEqual({ kind: 'unavailable' });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await storedReference(values);
    await storedReference(values);
    expect(await count('venue_bookings')).toBe(1);
  });
});
