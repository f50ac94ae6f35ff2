import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#server/database/types.ts';
import { sendJobs } from '#server/jobs/send-jobs.ts';
import { type linkHours, welcomePath } from './one-time-link.ts';
import { sealLink } from './sealed-link.ts';

interface WaitingLink {
  kind: keyof typeof linkHours;
  token: string;
  publicUrl: string;
}

/** Puts the mail with a one-time link into the queue of the desk's mails, sealed, with the caller's transaction. */
export async function mailLink(
  transaction: Transaction<DB>,
  secret: string,
  { kind, token, publicUrl }: WaitingLink,
): Promise<void> {
  const sealed = sealLink(`${publicUrl}${welcomePath(token)}`, secret);
  await sendJobs(transaction, 'desk-mail', [{ mail: 'link', id: randomUUID(), kind, sealed }]);
}
