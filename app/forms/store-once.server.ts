import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { SenderMail, StoredRecord } from '#app/forms/form-types.ts';
import { newReference } from '#app/forms/reference.ts';
import type { Language } from '#app/language/page-language.ts';
import { consent } from '#content/consent.ts';
import { WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';

/** The tables into which visitors' forms are stored. */
export type SubmissionTable = 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';

export interface Submission {
  table: SubmissionTable;
  /** The hash of the content, by `hashOf`. */
  hash: string;
  /** Null if no script filled in the form. */
  submissionId: string | null;
  /** Why staff must check it before mail is sent; empty if they need not. */
  spamReasons: readonly string[];
}

export interface StoreParts {
  database: Kysely<DB>;
  newReference?: (() => string) | undefined;
  /** The language of the page from which it was sent: the mails to its sender are in that language. */
  language: Language;
  /** Throws once the visitor has been told that it failed. */
  assertInTime: () => void;
  /** A database that is away is tried again for so many milliseconds; as long as a visitor waits unless given. */
  askAgainForMs?: number;
  /** Is called once everything is written; the transaction is rolled back if it throws. */
  beforeCommit?: (transaction: Transaction<DB>) => Promise<void>;
}

export interface Stored {
  record: StoredRecord;
  repeated: boolean;
}

/** Every row that a visitor sent has these columns. */
export interface SubmissionColumns {
  reference: string;
  language: Language;
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
 * Stores one submission in one transaction, with everything that `insert` writes. It is safe to repeat after any
 * failure, also one whose commit arrived: the same id and content return the first result. A reference that is taken
 * is drawn again. While the database restarts it is tried again, until it answers or the visitor has been told that it
 * failed.
 * @throws whatever the database throws; nothing of the submission is stored then
 */
export async function storeOnce(submission: Submission, parts: StoreParts, insert: InsertSubmission): Promise<Stored> {
  const { newReference: draw = newReference, language, assertInTime, askAgainForMs = WRITE_LIMIT_MS } = parts;
  const latest = performance.now() + askAgainForMs;
  for (let tries = 1; ; ) {
    try {
      return await storeInTransaction(submission, parts, (transaction) =>
        insert(transaction, columnsOf(submission, language, draw())),
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

function columnsOf(
  { submissionId, hash, spamReasons }: Submission,
  language: Language,
  reference: string,
): SubmissionColumns {
  return {
    reference,
    language,
    submission_id: submissionId ?? randomUUID(),
    content_hash: hash,
    consent_at: new Date(),
    consent_version: consent.version,
    quarantine: spamReasons.length > 0 ? 'held' : 'none',
    quarantine_reasons: [...spamReasons],
  };
}

/**
 * Selects the first result of the same submission. The same content within a day is the same submission, whatever its
 * id is: somebody went back or opened the form again and sent it again, or clicked before the page's script ran and
 * once more after it. In a transaction, whoever sends the same content at the same moment waits here until it is over.
 */
export function earlierSubmission({
  table,
  hash,
  submissionId,
}: Omit<Submission, 'spamReasons'>): RawBuilder<StoredRecord> {
  return sql<StoredRecord>`
    select e.id, e.reference, ${senderMailOf(sql.table(table), sql`e.id`)} as mail
      from site.earlier_submission(${table}, ${hash}, ${submissionId}) e`;
}

/** Selects what becomes of the e-mail to the sender of a row. */
export function senderMailOf(table: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<SenderMail> {
  return sql<SenderMail>`
    case when (select stored.quarantine in ('held', 'spam') from ${table} stored where stored.id = ${id}) then 'held'
         when exists (select from site.mail m
                       where m.id = 'enquiry-' || ${id} || '.acknowledgement' and m.state = 'withheld') then 'enough'
         else 'goes' end`;
}

/**
 * Returns 64 hexadecimal digits of SHA-256 over a submission's values in a fixed order: equal for two that say the
 * same.
 */
export function hashOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function isTakenReference(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && /_reference_key$/.test(constraint ?? '');
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the id that the visitor's browser gave this form, or null if no script did. */
export function readSubmissionId(text: string): string | null {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : null;
}
