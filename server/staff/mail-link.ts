import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#server/database/types.ts';
import { sendJobs } from '#server/jobs/send-jobs.ts';
import { welcomePath } from './one-time-link.ts';
import { sealText } from './sealed-text.ts';

interface WaitingLink {
  token: string;
  publicUrl: string;
}

/** Puts the mail with the link of an invitation into the queue of the desk's mails, sealed, with the caller's transaction. */
export async function mailLink(
  transaction: Transaction<DB>,
  secret: string,
  { token, publicUrl }: WaitingLink,
): Promise<void> {
  const sealed = sealText(`${publicUrl}${welcomePath(token)}`, secret);
  await sendJobs(transaction, 'desk-mail', [{ mail: 'link', id: randomUUID(), kind: 'invitation', sealed }]);
}
