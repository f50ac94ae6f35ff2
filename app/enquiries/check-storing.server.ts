import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Enquiry } from '#app/enquiries/enquiry-rules.ts';
import { storeEnquiry } from '#app/enquiries/store-enquiry.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';

class RolledBack extends Error {}

/**
 * Checks that enquiries can be stored: stores one with its lead and its mail, in the same tables and with the same rights
 * as a visitor's, and rolls all of it back, so that nobody sees it.
 * @throws the error with which a visitor's enquiry would not be stored
 */
export async function checkStoring(database: Kysely<DB>): Promise<void> {
  const enquiry = {
    variant: 'enquiry',
    name: 'The site tries whether it can store',
    email: 'nobody@example.invalid',
    phone: { number: '+919810000000', remark: null },
    event_type: 'wedding',
    event_date: todayInIndia(new Date()),
    day_exactness: 'day',
    functions: [],
    guest_count: 100,
    venue_id: null,
    space: null,
    needs_rooms: false,
    budget_range: null,
    special_requirements: null,
  } satisfies Enquiry;
  const submission = {
    language: 'en',
    campaign: {},
    submissionId: randomUUID(),
    spamReasons: [],
    mailbox: '0'.repeat(64),
    assertInTime() {},
  } as const;
  try {
    await storeEnquiry(enquiry, null, submission, { database, retryForMs: 0, beforeCommit: rollBack });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

/** Checks the constraints that a commit would check, and ends the transaction without one. */
async function rollBack(transaction: Transaction<DB>): Promise<never> {
  await sql`set constraints all immediate`.execute(transaction);
  throw new RolledBack();
}
