import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { encryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { welcomePath } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Queues the mail with an invitation's link, encrypted, in the caller's transaction. */
export async function queueLinkEmail(
  transaction: Transaction<DB>,
  secret: string,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> {
  const sealed = encryptText(`${publicUrl}${welcomePath(token)}`, secret);
  await sendJobs(transaction, 'desk-mail', [{ mail: 'link', id: randomUUID(), kind: 'invitation', sealed }]);
}
