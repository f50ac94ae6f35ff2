import type { Kysely } from 'kysely';
import type { CareerApplication } from '#app/careers/application-rules.ts';
import { queueMail } from '#app/enquiries/emails/enquiry-emails.server.ts';
import type { Campaign } from '#app/enquiries/server/insert-lead.server.ts';
import {
  earlierSubmission,
  hashOf,
  type Stored,
  type StoreParts,
  type Submission,
  storeOnce,
} from '#app/forms/server/store-once.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { UploadedObject } from '#platform/storage/uploads.ts';
import type { Lacking, UploadQuota } from './upload-quota.server.ts';

export interface SentApplication {
  application: CareerApplication;
  /** SHA-256 of the CV's content, in hexadecimal digits. */
  cvHash: string;
  campaign: Campaign;
  submissionId: string | null;
}

interface ApplicationSubmission extends SentApplication {
  cv: UploadedObject;
  /** The file name that the applicant gave the CV. */
  cvFilename: string;
  /** The sender's address. */
  address: string;
  /** Whether a virus scanner must see the CV before staff do. */
  scan: boolean;
  /** Empty if nothing is suspicious. */
  spamReasons: string[];
  /** The keyed hash of the applicant's mailbox. */
  mailbox: string;
}

/** Is thrown if the allowance for files was used up between the first check and the row. */
export class UploadRefused extends Error {
  readonly lacking: Lacking;

  constructor(lacking: Lacking) {
    super('the allowance for files is used up');
    this.lacking = lacking;
  }
}

/** Finds the first result of the same application, as `storeOnce` does. */
export async function earlierApplication(sent: SentApplication, database: Kysely<DB>): Promise<Stored | undefined> {
  const { rows } = await earlierSubmission(submissionOf(sent)).execute(database);
  return rows[0] && { record: rows[0], repeated: true };
}

/**
 * Stores the row of an application, which refers to its CV, queues its mail and takes the size of the CV from the
 * sender's allowance, in one transaction, as `storeOnce` does.
 * @throws UploadRefused if too little is left of the allowance
 */
export function storeApplication(
  { cv, cvFilename, address, scan, spamReasons, mailbox, ...sent }: ApplicationSubmission,
  { quota, ...parts }: StoreParts & { quota: Pick<UploadQuota, 'take'> },
): Promise<Stored> {
  const { phone, cover_letter, ...fields } = sent.application;
  return storeOnce({ ...submissionOf(sent), spamReasons }, parts, async (transaction, columns) => {
    const lacking = await quota.take(transaction, address, cv.bytes);
    if (lacking) throw new UploadRefused(lacking);
    const record = await transaction
      .insertInto('career_applications')
      .values({
        ...columns,
        ...fields,
        ...sent.campaign,
        phone: phone.number,
        cover_letter: [remarkOf(sent), cover_letter].filter(Boolean).join('\n') || null,
        cv_filename: cvFilename,
        cv_path: cv.key,
        cv_type: cv.type,
        cv_size: cv.bytes,
        cv_scan: scan ? 'waiting' : 'none',
        status: 'new',
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    if (scan) await sendJobs(transaction, 'cv-scan', [{ id: record.id }]);
    const mail = await queueMail(transaction, { of: 'career_applications', id: record.id, columns, mailbox });
    return { ...record, mail };
  });
}

function submissionOf(sent: SentApplication): Omit<Submission, 'spamReasons'> {
  const { phone, cover_letter, ...fields } = sent.application;
  const hash = hashOf([phone.number, remarkOf(sent), cover_letter, ...Object.entries(fields).flat(), sent.cvHash]);
  return { table: 'career_applications', hash, submissionId: sent.submissionId };
}

function remarkOf({ application: { phone } }: SentApplication): string | null {
  return phone.remark ? `Phone: ${phone.remark}` : null;
}
