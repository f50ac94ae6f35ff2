import type { Kysely } from 'kysely';
import { decryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { whoseToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { recoveryEmail } from '#app/desk/sign-in/server/recovery-email.server.ts';
import type { Mail } from '#app/emails/email-sender.server.ts';
import type { JobData } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Returns the mail with a one-time link; null if the link has expired or a newer one replaced it. */
export async function linkMail(
  { database, secret }: { database: Kysely<DB>; secret: string },
  { id, kind, sealed }: Extract<JobData['desk-mail'], { mail: 'link' }>,
): Promise<Mail | null> {
  const link = decryptText(sealed, secret);
  const token = link && new URL(link).searchParams.get('token');
  const owner = token ? await whoseToken(database, token) : null;
  if (!link || !owner) return null;
  return { id: `staff-${id}`, to: owner.email, date: new Date(), content: recoveryEmail(link, kind) };
}
