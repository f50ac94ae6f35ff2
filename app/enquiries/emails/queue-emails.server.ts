import { sql, type Transaction } from 'kysely';
import type { SubmissionColumns, SubmissionTable } from '#app/forms/server/store-once.server.ts';
import { type JobData, sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

interface Row {
  of: SubmissionTable;
  id: string;
}

interface Subject extends Row {
  columns: Pick<SubmissionColumns, 'quarantine'>;
}

function bothMails(row: Row): JobData['enquiry-mail'][] {
  return [
    { ...row, mail: 'acknowledgement' },
    { ...row, mail: 'alert' },
  ];
}

/** Queues both mails about a row in the transaction that stores it; none if the row is held back for staff. */
export async function queueMail(transaction: Transaction<DB>, { of, id, columns }: Subject): Promise<void> {
  if (columns.quarantine === 'none') await sendJobs(transaction, 'enquiry-mail', bothMails({ of, id }));
}

/** Queues both mails once staff release a row that was held back. The rest of the transaction has the site's rights. */
export async function queueReleased(desk: Transaction<DB>, row: Row): Promise<void> {
  // The queue belongs to the site's role; the desk's role has no rights there.
  await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
  await sendJobs(desk, 'enquiry-mail', bothMails(row));
}
