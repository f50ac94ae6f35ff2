import pino from 'pino';
import { beforeEach } from 'vitest';
import { type Confirmations, createConfirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import { createEnquiries, type Enquiries } from '#app/enquiries/store-enquiry.server.ts';
import { createSpamFilter, type SpamFilter } from '#app/forms/spam-filter.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

export const log = pino({ enabled: false });
export const findVenues = async () => [{ slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' }];
const findSpaces = async () => [
  { id: 'oyster-greens', name: 'Oyster Greens' },
  { id: 'ntb-hall', name: 'NTB Hall' },
];

/** These workers do nothing. */
export const idleHandlers = {
  'enquiry-mail': async () => {},
  'enquiry-mail-failed': async () => {},
  'cv-scan': async () => {},
  'desk-mail': async () => {},
  webhook: async () => {},
};

interface Opened {
  db: TestDatabase;
  database: Database;
  /** Nothing is counted, as with RATE_LIMIT=off. */
  spamFilter: SpamFilter;
  enquiries: Enquiries;
  confirmations: Confirmations;
}

/**
 * A test file's own enquiries over its own database; no worker takes jobs from their queue. All tables are emptied
 * before each test.
 */
export function enquiriesOfThisFile() {
  const open = openedForThisFile<Opened>(
    async () => {
      const db = await testDatabase();
      const database = openDatabase(db.siteUrl);
      const spamFilter = createSpamFilter({
        database: database.writes,
        secret: 'of the tests',
        isCounting: false,
        log,
      });
      const enquiries = createEnquiries({ afterSubmit() {}, database, spamFilter, findVenues, findSpaces, log });
      const confirmations = createConfirmations({ database, findVenues, log });
      return { db, database, spamFilter, enquiries, confirmations };
    },
    async ({ db, database }) => {
      await database.close();
      await db.drop();
    },
  );

  beforeEach(async () => {
    await open().db.owner.query(
      'truncate venue_bookings, leads, status_history, site.mail cascade; delete from jobs.job',
    );
  });

  return {
    open,
    async count(table: string): Promise<number> {
      const { rows } = await open().db.owner.query(`select count(*)::int as count from ${table}`);
      return rows[0].count;
    },
    /** Returns what waits in a queue, the oldest job first. */
    async queuedJobs<T>(queue: string): Promise<T[]> {
      const { rows } = await open().db.owner.query('select data from jobs.job where name = $1 order by created_on', [
        queue,
      ]);
      return rows.map(({ data }) => data);
    },
    /** Sends an enquiry and returns its reference. */
    async storedReference(values = anEnquiry()): Promise<string> {
      const result = await open().enquiries.submit(values);
      if (result.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
      return result.enquiry.reference;
    },
  };
}
