import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { StoredRecord } from '#app/forms/form-types.ts';
import { consent } from '#content/consent.ts';
import { WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';

/** The tables that take what visitors send. */
export type SubmissionTable = 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';

export interface Submission {
  table: SubmissionTable;
  /** Of the content, by `hashOf`. */
  hash: string;
  /** Null where no script filled in the form. */
  submissionId: string | null;
  /** Why staff must look at it before mail goes out; none where they need not. */
  spamReasons?: string[];
}

export interface StoreParts {
  database: Kysely<DB>;
  newReference: () => string;
  /** Throws once the visitor has been told that it failed. */
  assertInTime: () => void;
  /** How long a database that is away is asked again, milliseconds; as long as a visitor waits unless given. */
  askAgainForMs?: number;
  /** Called once everything is written; the transaction is rolled back where it throws. */
  beforeCommit?: (transaction: Transaction<DB>) => Promise<void>;
}

export interface Stored {
  record: StoredRecord;
  repeated: boolean;
}

/** The columns of every row that a visitor sent. */
export interface SubmissionColumns {
  reference: string;
  submission_id: string;
  content_hash: string;
  consent_at: Date;
  /** The version of the sentence at the form (content/consent.ts). */
  consent_version: string;
  quarantine: 'none' | 'held';
  quarantine_reasons: string[];
}

export type InsertSubmission = (transaction: Transaction<DB>, columns: SubmissionColumns) => Promise<StoredRecord>;

const REFERENCE_TRIES = 5;
/** Milliseconds between two tries while the database is away: a restart takes a second or two. */
const AWAY_PAUSE_MS = 150;
const UNIQUE_VIOLATION = '23505';

/**
 * One submission in one transaction, with everything that `insert` writes. Safe to repeat after any failure, also one
 * whose commit arrived: the same id and content answer with the first result. A reference that is taken is drawn again.
 * While the database restarts it is asked again, until it answers or the visitor has been told that it failed.
 *
 * @throws whatever the database throws; nothing of the submission is stored then
 */
export async function storeOnce(submission: Submission, parts: StoreParts, insert: InsertSubmission): Promise<Stored> {
  const { newReference, assertInTime, askAgainForMs = WRITE_LIMIT_MS } = parts;
  const latest = performance.now() + askAgainForMs;
  for (let tries = 1; ; ) {
    try {
      return await storeInTransaction(submission, parts, (transaction) =>
        insert(transaction, columnsOf(submission, newReference())),
      );
    } catch (error) {
      if (isTakenReference(error) && tries < REFERENCE_TRIES) tries += 1;
      else if (databaseTrouble(error) === 'away' && performance.now() < latest) await wait(AWAY_PAUSE_MS);
      else throw error;
    }
    assertInTime();
  }
}

function storeInTransaction(
  submission: Submission,
  { database, assertInTime, beforeCommit }: StoreParts,
  insert: (transaction: Transaction<DB>) => Promise<StoredRecord>,
): Promise<Stored> {
  return database.transaction().execute(async (transaction) => {
    const earlier = (await earlierSubmission(submission).execute(transaction)).rows[0];
    if (earlier) return { record: earlier, repeated: true };
    const record = await insert(transaction);
    await beforeCommit?.(transaction);
    assertInTime();
    return { record, repeated: false };
  });
}

function columnsOf({ submissionId, hash, spamReasons = [] }: Submission, reference: string): SubmissionColumns {
  return {
    reference,
    submission_id: submissionId ?? randomUUID(),
    content_hash: hash,
    consent_at: new Date(),
    consent_version: consent.version,
    quarantine: spamReasons.length > 0 ? 'held' : 'none',
    quarantine_reasons: spamReasons,
  };
}

/**
 * Selects the first result of the same submission. The same content within a day is the same submission, whatever its
 * id says: somebody went back or opened the form anew and sent it again, or clicked before the page's script ran and once
 * more after it. In a transaction, whoever sends the same content at the same moment waits here until it is over.
 */
export function earlierSubmission({ table, hash, submissionId }: Submission): RawBuilder<StoredRecord> {
  return sql<StoredRecord>`select id, reference from site.earlier_submission(${table}, ${hash}, ${submissionId})`;
}

/** Tells whether two submissions say the same: 64 hexadecimal digits of SHA-256 over their values in one order. */
export function hashOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function isTakenReference(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && /_reference_key$/.test(constraint ?? '');
}
