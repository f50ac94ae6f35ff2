import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { CareerApplication } from '#app/careers/application-rules.ts';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.ts';
import { queueMail } from '#app/enquiries/enquiry-emails.server.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { answerInTime, submissionFacts } from '#app/forms/receive-form.server.ts';
import type { SpamFilter, Verdict } from '#app/forms/spam-filter.server.ts';
import { earlierSubmission, hashOf, isHeld, type Submission, storeOnce } from '#app/forms/store-once.server.ts';
import { language } from '#app/language/page-language.ts';
import { referencedObjects } from '#app/open-site-storage.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { StagedUpload, UploadedObject } from '#platform/storage/uploads.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { Lacking, UploadQuota } from './upload-quota.server.ts';

export interface SubmitParts {
  database: Pick<Database, 'writes'>;
  spamFilter: SpamFilter;
  quota: UploadQuota;
  objects: Pick<ObjectStore, 'remove'>;
  /** Whether a virus scanner sees each CV before staff do. */
  scan: boolean;
  log: Logger;
}

interface AcceptedApplication {
  application: CareerApplication;
  /** The form's other fields. */
  values: FormValues;
  sender: SenderFacts;
  /** Null if there is no room for it: the applicant is asked to send it by e-mail. */
  cv: StagedUpload | null;
  /** The file name that the applicant gave the CV. */
  cvFilename: string;
}

/** Rows are written two at a time: many applications wait here, so that enquiries find a free connection. */
const parallelRows = 2;
/** Files are written to the store six at a time; none of them is counted yet. */
const parallelFiles = 6;

/**
 * Stores an accepted application: first it runs all checks that may refuse it, then it stores the file, then the row.
 */
export function createSubmitApplication({ database, spamFilter, quota, objects, scan, log }: SubmitParts) {
  const rowInTurn = pLimit(parallelRows);
  const fileInTurn = pLimit(parallelFiles);

  async function forget(key: string): Promise<void> {
    try {
      // An earlier try that was given up may have stored its row after all; then this file belongs to that row.
      const used = await referencedObjects(database.writes, [key]);
      if (!used.has(key)) await objects.remove(key);
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'an unused CV is left to the sweep');
    }
  }

  return async ({ application, values, sender, cv, cvFilename }: AcceptedApplication): Promise<SubmitResult> => {
    const { address } = sender;
    const { phone, cover_letter, ...fields } = application;
    const remark = phone.remark ? `Phone: ${phone.remark}` : null;
    const hash = hashOf([phone.number, remark, cover_letter, ...Object.entries(fields).flat(), cv?.hash ?? '']);
    const identity = { table: 'career_applications', hash } as const;
    const facts = { ...submissionFacts(values), language };
    let hasRoom = true;
    let verdict: Pick<Extract<Verdict, { kind: 'pass' }>, 'spamReasons' | 'mailbox'> = { spamReasons: [], mailbox: '' };

    /** Runs every check that may refuse it before the file is stored. */
    async function judge(): Promise<SubmitResult | { kind: 'accepted'; file: StagedUpload | null }> {
      const { email, motivation } = application;
      const judged = await spamFilter.judge({ sender, email, words: motivation });
      if (judged.kind === 'flood') return judged;
      verdict = judged;
      const known = { ...identity, submissionId: facts.submissionId, isHeld: isHeld(judged) };
      const { rows } = await earlierSubmission(known).execute(database.writes);
      if (rows[0]) return { kind: 'stored', enquiry: rows[0], repeated: true };
      const lacking = cv && (await quota.lacking(address, cv.bytes));
      if (lacking?.of === 'large') return manyLarge(lacking);
      return { kind: 'accepted', file: lacking ? null : cv };
    }

    /**
     * Stores the row, which refers to its CV, queues its mail and takes the size of the CV from the sender's allowance,
     * in one transaction, as `storeOnce` does.
     * @throws UploadRefused if too little is left of the allowance
     */
    async function store(object: UploadedObject | null, submission: Submission): Promise<SubmitResult> {
      const parts = { database: database.writes };
      const { record, repeated } = await storeOnce(identity, submission, parts, async (transaction, columns) => {
        const lacking = object && (await quota.take(transaction, address, object.bytes));
        if (lacking) throw new UploadRefused(lacking);
        const record = await transaction
          .insertInto('career_applications')
          .values({
            ...columns,
            ...fields,
            ...submission.campaign,
            phone: phone.number,
            property: sql`(select slug from hotels where slug = ${fields.property} and is_active)`,
            cover_letter: [remark, cover_letter].filter(Boolean).join('\n') || null,
            cv_filename: cvFilename,
            cv_path: object?.key ?? null,
            cv_type: object?.type ?? null,
            cv_size: object?.bytes ?? null,
            cv_scan: object && scan ? 'waiting' : 'none',
            status: 'new',
          })
          .returning(['id', 'reference'])
          .executeTakeFirstOrThrow();
        if (object && scan) await sendJobs(transaction, 'cv-scan', [{ id: record.id }]);
        const { mailbox } = submission;
        const mail = await queueMail(transaction, { of: 'career_applications', id: record.id, columns, mailbox });
        return { ...record, mail };
      });
      return { kind: 'stored', enquiry: record, repeated };
    }

    const storeRow = (object: UploadedObject | null) =>
      answerInTime({ log }, async (assertInTime): Promise<SubmitResult> => {
        const submission = { ...facts, ...verdict, assertInTime };
        try {
          return await store(object, submission);
        } catch (error) {
          if (!(error instanceof UploadRefused)) throw error;
          if (error.lacking.of === 'large') return manyLarge(error.lacking);
          hasRoom = false;
          return store(null, submission);
        }
      });

    return fileInTurn(async () => {
      const judged = await twice(() => rowInTurn(() => answerInTime({ log }, judge)));
      if (judged.kind !== 'accepted') return judged;
      if (!judged.file) return twice(() => rowInTurn(() => storeRow(null)));
      const object = await judged.file.store();
      const outcome = await twice(() => rowInTurn(() => storeRow(object)));
      const isItsFile = outcome.kind === 'stored' && !outcome.repeated && hasRoom;
      // After a failure nobody knows whether the row was stored; the sweep removes the file if it was not.
      if (!isItsFile && outcome.kind !== 'unavailable') await forget(object.key);
      return outcome;
    });
  };
}

/** A smaller file of the same applicant is taken at once. */
function manyLarge({ retryAfter }: Lacking): Extract<SubmitResult, { kind: 'invalid' }> {
  return { kind: 'invalid', errors: { cv: cvMessages.manyLarge }, refused: { status: 429, retryAfter } };
}

/** Tries twice, because sending the file took long and a database that was slow for a moment must not waste that. */
async function twice<Result extends { kind: string }>(run: () => Promise<Result>): Promise<Result> {
  const first = await run();
  return first.kind === 'unavailable' ? run() : first;
}

/** Is thrown if the allowance for files was used up between the first check and the row. */
class UploadRefused extends Error {
  readonly lacking: Lacking;

  constructor(lacking: Lacking) {
    super('the allowance for files is used up');
    this.lacking = lacking;
  }
}
