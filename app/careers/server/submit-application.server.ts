import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { CareerApplication } from '#app/careers/application-rules.ts';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.tsx';
import { readCampaign } from '#app/enquiries/server/insert-lead.server.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { readSubmissionId } from '#app/forms/server/store-once.server.ts';
import { submitForm } from '#app/forms/server/submit-form.server.ts';
import type { SpamFilter, Verdict } from '#app/forms/spam/spam-filter.server.ts';
import { language } from '#app/language/page-language.ts';
import { type Database, WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import { withTimeout } from '#platform/database/with-timeout.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { referencedObjects } from '#platform/storage/referenced-objects.ts';
import type { StagedUpload, UploadedObject } from '#platform/storage/uploads.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { earlierApplication, storeApplication, UploadRefused } from './store-application.server.ts';
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
  cv: StagedUpload;
  /** The file name that the applicant gave the CV. */
  cvFilename: string;
}

/** Rows are written two at a time: many applications wait here, so that enquiries find a free connection. */
const parallelRows = 2;
/** So many files are written to the store at once; none of them is counted yet. */
const parallelFiles = 6;

const words = { address: cvMessages.manyFiles, large: cvMessages.manyLarge, all: cvMessages.noRoom };

/**
 * Stores an accepted application: first it runs all checks that may refuse it, then it stores the file, then the row.
 */
export function createSubmitApplication({ database, spamFilter, quota, objects, scan, log }: SubmitParts) {
  const rowInTurn = pLimit(parallelRows);
  const fileInTurn = pLimit(parallelFiles);

  async function inTime<Result>(work: () => Promise<Result>): Promise<Result | { kind: 'unavailable' }> {
    try {
      return await withTimeout(WRITE_LIMIT_MS, work());
    } catch (error) {
      log.error({ error: errorFields(error) }, 'an application could not be looked at');
      return { kind: 'unavailable' };
    }
  }

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
    const sent = {
      application,
      cvHash: cv.hash,
      campaign: readCampaign(values.campaign ?? ''),
      submissionId: readSubmissionId(values.submission_id ?? ''),
    };
    let verdict: Pick<Extract<Verdict, { kind: 'pass' }>, 'spamReasons' | 'mailbox'> = { spamReasons: [], mailbox: '' };

    /** Runs every check that may refuse it before the file is stored. */
    async function judge(): Promise<SubmitResult | { kind: 'accepted' }> {
      const { email, motivation } = application;
      const judged = await spamFilter.judge({ sender, email, words: motivation });
      if (judged.kind === 'flood') return judged;
      verdict = judged;
      const earlier = await earlierApplication(sent, database.writes);
      if (earlier) return { kind: 'stored', enquiry: earlier.record, repeated: true };
      const lacking = await quota.lacking(address, cv.bytes);
      return lacking ? refused(lacking) : { kind: 'accepted' };
    }

    const storeRow = (object: UploadedObject) =>
      submitForm(
        async (assertInTime) => {
          const submission = { ...sent, cv: object, cvFilename, address, scan, ...verdict };
          const parts = { database: database.writes, language, assertInTime, quota };
          return storeApplication(submission, parts).catch((error: unknown) => {
            if (error instanceof UploadRefused) return refused(error.lacking);
            throw error;
          });
        },
        { log, limitMs: WRITE_LIMIT_MS },
      );

    return fileInTurn(async () => {
      const judged = await twice(() => rowInTurn(() => inTime(judge)));
      if (judged.kind !== 'accepted') return judged;
      const object = await cv.store();
      const outcome = await twice(() => rowInTurn(() => storeRow(object)));
      const isItsFile = outcome.kind === 'stored' && !outcome.repeated;
      // After a failure nobody knows whether the row was stored; the sweep removes the file if it was not.
      if (!isItsFile && outcome.kind !== 'unavailable') await forget(object.key);
      return outcome;
    });
  };
}

/** Tries twice, because sending the file took long and a database that was slow for a moment must not waste that. */
async function twice<Result extends { kind: string }>(run: () => Promise<Result>): Promise<Result> {
  const first = await run();
  return first.kind === 'unavailable' ? run() : first;
}

function refused({ of, retryAfter }: Lacking): Extract<SubmitResult, { kind: 'invalid' }> {
  const status = of === 'all' ? 507 : 429;
  return { kind: 'invalid', errors: { cv: words[of] }, refused: { status, retryAfter } };
}
