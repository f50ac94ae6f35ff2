import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Enquiry, EnquiryRecord, EnquiryVenue } from '#domain/enquiry.ts';
import type { DB } from '#server/database/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { contentHash } from './content-hash.ts';
import { leadNotes } from './lead-notes.ts';

export interface Submission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  /** Null where no script filled it in. */
  submissionId: string | null;
}

interface Parts {
  database: Kysely<DB>;
  jobs: Pick<Jobs, 'send'>;
  newReference: () => string;
  /** Throws once the visitor has been told that it failed. */
  assertInTime: () => void;
}

export interface Stored {
  record: EnquiryRecord;
  repeated: boolean;
}

const REFERENCE_TRIES = 5;
const UNIQUE_VIOLATION = '23505';

/**
 * Booking, lead and queued mail in one transaction. Safe to repeat after any failure, also one whose commit arrived:
 * the same id and content answer with the first result.
 *
 * @throws whatever the database throws; nothing of the enquiry is stored then
 */
export async function storeEnquiry(submission: Submission, parts: Parts): Promise<Stored> {
  const hash = contentHash(submission.enquiry);
  for (let tries = 1; ; tries += 1) {
    const reference = parts.newReference();
    try {
      return await parts.database.transaction().execute((transaction) => {
        return storeOnce(transaction, submission, { hash, reference }, parts);
      });
    } catch (error) {
      if (tries === REFERENCE_TRIES || !isTakenReference(error)) throw error;
    }
  }
}

async function storeOnce(
  transaction: Transaction<DB>,
  { enquiry, venue, submissionId }: Submission,
  { hash, reference }: { hash: string; reference: string },
  { jobs, assertInTime }: Parts,
): Promise<Stored> {
  // Whoever sends the same content at the same moment waits here until this transaction is over.
  await sql`select pg_advisory_xact_lock(('x' || ${hash.slice(0, 16)})::bit(64)::bigint)`.execute(transaction);
  const earlier = await earlierEnquiry(transaction, hash, submissionId);
  if (earlier) return { record: earlier, repeated: true };

  const { variant, phone, ...fields } = enquiry;
  const record = await transaction
    .insertInto('venue_bookings')
    .values({
      ...fields,
      variant,
      phone: phone.number,
      status: 'pending',
      reference,
      submission_id: submissionId ?? randomUUID(),
      content_hash: hash,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('leads')
    .values({
      source: 'venue_booking',
      booking_id: record.id,
      reference,
      venue_id: enquiry.venue_id,
      customer_name: enquiry.name,
      customer_email: enquiry.email,
      customer_phone: phone.number,
      status: 'new',
      notes: leadNotes(enquiry, venue),
    })
    .execute();
  await jobs.send(transaction, 'enquiry-mail', [
    { bookingId: record.id, mail: 'acknowledgement' },
    { bookingId: record.id, mail: 'alert' },
  ]);
  assertInTime();
  return { record, repeated: false };
}

/**
 * The first result of the same submission. The same content within a day is the same submission, whatever its id says:
 * somebody went back or opened the form anew and sent it again, or clicked before the page's script ran and once more
 * after it.
 */
function earlierEnquiry(
  transaction: Transaction<DB>,
  hash: string,
  submissionId: string | null,
): Promise<EnquiryRecord | undefined> {
  return transaction
    .selectFrom('venue_bookings')
    .select(['id', 'reference'])
    .where('content_hash', '=', hash)
    .where((where) => {
      const recent = where('created_at', '>', sql<Date>`now() - interval '24 hours'`);
      return submissionId === null ? recent : where.or([recent, where('submission_id', '=', submissionId)]);
    })
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

function isTakenReference(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && /_reference_key$/.test(constraint ?? '');
}
