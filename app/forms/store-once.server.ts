import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Language } from '#app/language/page-language.ts';
import { consent } from '#content/consent.ts';
import { cleanLine, plainLine } from '#platform/clean-text.ts';
import { WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';
import { answerHours, type SenderMail, type StoredRecord } from './form-types.ts';

export type SubmissionTable = 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';

/** An earlier submission is found by these values when it is sent again. */
interface Identity {
  table: SubmissionTable;
  /** The hash of the content, by `hashOf`. */
  hash: string;
  /** Null if no script filled in the form. */
  submissionId: string | null;
  /** Whether it is held back itself: only then an earlier one that is held back counts as the same. */
  isHeld: boolean;
}

/** What is known of a submission besides what was typed. */
export interface Submission extends Pick<Identity, 'submissionId'> {
  /** The language of the page from which it was sent: the mails to its sender are in that language. */
  language: Language;
  campaign: Campaign;
  /** Why staff must check it before mail is sent; empty if they need not. */
  spamReasons: readonly string[];
  /** The keyed hash of the sender's mailbox. */
  mailbox: string;
  /** Throws once the visitor has been told that it failed. */
  assertInTime: () => void;
}

export interface StoreParts {
  database: Kysely<DB>;
  newReference?: (() => string) | undefined;
  /** For how many milliseconds a database that is away is tried again; as long as a visitor waits if absent. */
  retryForMs?: number;
  /** Is called when everything is written; the transaction is rolled back if it throws. */
  beforeCommit?: (transaction: Transaction<DB>) => Promise<void>;
}

export interface Stored {
  record: StoredRecord;
  repeated: boolean;
}

/** Every row that a visitor sent has these columns. Each table's insert adds its own. */
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
  /** The time by which the team answers. */
  due_at: RawBuilder<Date>;
}

const REFERENCE_TRIES = 5;
/** Milliseconds between two tries while the database is away: a restart takes a second or two. */
const AWAY_PAUSE_MS = 150;
const UNIQUE_VIOLATION = '23505';

/**
 * Stores one submission in one transaction, with everything that `insert` writes. It is safe to repeat after any
 * failure, also if the commit succeeded and its answer was lost: the same id and content return the first result. If a
 * reference is taken, another is drawn. While the database restarts this tries again, until the visitor has been told
 * that it failed.
 * @throws whatever the database throws; nothing of the submission is stored then
 */
export async function storeOnce(
  { table, hash }: Pick<Identity, 'table' | 'hash'>,
  submission: Submission,
  { database, newReference: draw = newReference, retryForMs = WRITE_LIMIT_MS, beforeCommit }: StoreParts,
  insert: (transaction: Transaction<DB>, columns: SubmissionColumns) => Promise<StoredRecord>,
): Promise<Stored> {
  const { submissionId, assertInTime } = submission;
  const identity = { table, hash, submissionId, isHeld: isHeld(submission) };
  const latest = performance.now() + retryForMs;
  for (let tries = 1; ; ) {
    try {
      return await database.transaction().execute(async (transaction) => {
        const [earlier] = (await earlierSubmission(identity).execute(transaction)).rows;
        if (earlier) return { record: earlier, repeated: true };
        const record = await insert(transaction, columnsOf(submission, hash, draw()));
        await beforeCommit?.(transaction);
        assertInTime();
        return { record, repeated: false };
      });
    } catch (error) {
      if (isTakenReference(error) && tries < REFERENCE_TRIES) tries += 1;
      else if (databaseTrouble(error) === 'away' && performance.now() < latest) await wait(AWAY_PAUSE_MS);
      else throw error;
    }
    assertInTime();
  }
}

/** Whether staff must look at it before its sender gets mail. */
export function isHeld({ spamReasons }: Pick<Submission, 'spamReasons'>): boolean {
  return spamReasons.length > 0;
}

function columnsOf(submission: Submission, hash: string, reference: string): SubmissionColumns {
  const { submissionId, language, spamReasons } = submission;
  return {
    reference,
    language,
    submission_id: submissionId ?? randomUUID(),
    content_hash: hash,
    consent_at: new Date(),
    consent_version: consent.version,
    quarantine: isHeld(submission) ? 'held' : 'none',
    quarantine_reasons: [...spamReasons],
    due_at: answerDue(),
  };
}

export function answerDue(): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(hours => ${answerHours})`;
}

/** Since when an answer is awaited: since it came, or since its family last changed something on its own page. */
export function awaitedSince(dueAt: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`(${dueAt} - make_interval(hours => ${answerHours}))`;
}

/**
 * Selects the first result of the same submission. The same content within a day is the same submission, whatever its
 * id is: somebody went back or opened the form again and sent it again, or clicked before the page's script ran and
 * once more after it. A submission that is held back does not count for a clean one, and one that is marked as spam never
 * counts, because anybody can send somebody's content first and so keep it from the team. Two transactions with the same
 * content wait here for each other.
 */
export function earlierSubmission({ table, hash, submissionId, isHeld }: Identity): RawBuilder<StoredRecord> {
  return sql<StoredRecord>`
    select e.id, e.reference, ${senderMailOf(sql.table(table), sql`e.id`)} as mail
      from site.earlier_submission(${table}, ${hash}, ${submissionId}, ${isHeld}) e`;
}

export function senderMailOf(table: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<SenderMail> {
  return sql<SenderMail>`
    case when (select stored.quarantine in ('held', 'spam') from ${table} stored where stored.id = ${id}) then 'held'
         when exists (select from site.mail m
                       where m.id = 'enquiry-' || ${id} || '.acknowledgement' and m.state = 'withheld') then 'enough'
         else 'goes' end`;
}

/** SHA-256 in hexadecimal digits over a submission's values in a fixed order. */
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

/** References are read out over the phone: no character looks or sounds like another (0 O, 1 I L, 2 Z, 5 S, 8 B). */
const referenceLetters = '34679CDFGHJKMNPQRTVWXY';
const referenceLength = 6;

const referencePattern = new RegExp(`^TV-[${referenceLetters}]{${referenceLength}}$`);

/** Draws a reference such as "TV-7K3M9Q", one of 113 million. The database refuses one that is taken. */
export function newReference(prefix: 'TV' | 'FN' = 'TV'): string {
  return `${prefix}-${drawLetters(referenceLength)}`;
}

/** Draws letters and digits that nobody can guess. */
export function drawLetters(count: number): string {
  let letters = '';
  while (letters.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 242 is 11 times 22 letters: a larger byte would make the first letters more likely than the others.
    if (byte < 242) letters += referenceLetters[byte % referenceLetters.length];
  }
  return letters;
}

export function isReference(text: string): boolean {
  return referencePattern.test(text);
}

/** Reads a reference as people type it or read it out: "tv 7k3m9q", "TV–7K3M9Q", "tv7k3m9q"; null if it is none. */
export function readReference(typed: string): string | null {
  const reference = plainLine(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^TV/, 'TV-');
  return isReference(reference) ? reference : null;
}

/** The longest text of each column of a lead that says where its visitor came from. */
const campaignFields = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  /** The host alone, because an address may contain personal data. */
  referrer_host: 255,
  /** The tab's first page, without its query. */
  landing_path: 500,
} as const;
export type Campaign = Partial<Record<keyof typeof campaignFields, string>>;

/** Reads where the visitor came from, a query string that the form's script sends; other names are left out. */
export function readCampaign(text: string): Campaign {
  const sent = new URLSearchParams(text);
  const campaign: Campaign = {};
  for (const [field, limit] of Object.entries(campaignFields) as [keyof Campaign, number][]) {
    const value = cleanLine(sent.get(field) ?? '').slice(0, limit);
    if (value && isPossible(field, value)) campaign[field] = value;
  }
  return campaign;
}

function isPossible(field: keyof Campaign, value: string): boolean {
  if (field === 'landing_path') return /^\/[^?#]*$/.test(value);
  if (field === 'referrer_host') return /^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(value);
  return true;
}
