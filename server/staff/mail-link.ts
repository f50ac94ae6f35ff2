import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
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
  { jobs, secret }: { jobs: Pick<Jobs, 'send'>; secret: string },
  { kind, token, publicUrl }: WaitingLink,
): Promise<void> {
  const sealed = sealLink(`${publicUrl}${welcomePath(token)}`, secret);
  await jobs.send(transaction, 'desk-mail', [{ mail: 'link', id: randomUUID(), kind, sealed }]);
}
