import type { Kysely } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Mail } from '#server/mail/postbox.ts';
import { whoseToken } from '#server/staff/one-time-link.ts';
import { recoveryLetter } from '#server/staff/recovery-letter.ts';
import { openSealed } from '#server/staff/sealed-text.ts';

/** The mail with a one-time link; null where the link is over by now, or a newer one took its place. */
export async function linkMail(
  { database, secret }: { database: Kysely<DB>; secret: string },
  { id, kind, sealed }: Extract<JobData['desk-mail'], { mail: 'link' }>,
): Promise<Mail | null> {
  const link = openSealed(sealed, secret);
  const token = link && new URL(link).searchParams.get('token');
  const owner = token ? await whoseToken(database, token) : null;
  if (!link || !owner) return null;
  return { id: `staff-${id}`, to: owner.email, date: new Date(), letter: recoveryLetter(link, kind) };
}
