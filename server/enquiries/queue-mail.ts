import type { Transaction } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { JobData } from '#server/jobs/queues.ts';
import { sendJobs } from '#server/jobs/send-jobs.ts';
import type { SubmissionColumns, SubmissionTable } from './store-once.ts';

interface Subject {
  of: SubmissionTable;
  id: string;
  columns: Pick<SubmissionColumns, 'quarantine'>;
}

/** Both mails about a row; none while the row is held back for staff to see. */
export function mailsAbout({ of, id, columns }: Subject): JobData['enquiry-mail'][] {
  if (columns.quarantine === 'held') return [];
  return [
    { of, id, mail: 'acknowledgement' },
    { of, id, mail: 'alert' },
  ];
}

/** Puts them into the queue with the transaction that stores the row. */
export async function queueMail(transaction: Transaction<DB>, subject: Subject): Promise<void> {
  const mails = mailsAbout(subject);
  if (mails.length > 0) await sendJobs(transaction, 'enquiry-mail', mails);
}
