import type { Transaction } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { SubmissionColumns, SubmissionTable } from './store-once.ts';

/** Both mails about a row, with the transaction that stores it; none while the row is held back for staff to see. */
export async function queueMail(
  transaction: Transaction<DB>,
  jobs: Pick<Jobs, 'send'>,
  { of, id, columns }: { of: SubmissionTable; id: string; columns: Pick<SubmissionColumns, 'quarantine'> },
): Promise<void> {
  if (columns.quarantine === 'held') return;
  await jobs.send(transaction, 'enquiry-mail', [
    { of, id, mail: 'acknowledgement' },
    { of, id, mail: 'alert' },
  ]);
}
