import type { Kysely } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { JobData } from '#server/jobs/queues.ts';
import type { Mail } from '#server/mail/postbox.ts';
import { issueToken, welcomePath } from '#server/staff/one-time-link.ts';
import { recoveryLetter } from '#server/staff/recovery-letter.ts';
import { openSealed } from '#server/staff/sealed-text.ts';

interface Parts {
  database: Kysely<DB>;
  secret: string;
  publicUrl: string | undefined;
}

/** The mail with which somebody sets a new password; null where nobody who works here has this e-mail. */
export async function recoveryMail(
  { database, secret, publicUrl }: Parts,
  { id, sealed }: Extract<JobData['desk-mail'], { mail: 'recovery' }>,
): Promise<Mail | null> {
  const email = openSealed(sealed, secret);
  if (!email || !publicUrl) return null;
  const person = await database
    .selectFrom('staff.user')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const link = `${publicUrl}${welcomePath(await issueToken(database, person.id, 'recovery'))}`;
  return { id: `staff-${id}`, to: person.email, date: new Date(), letter: recoveryLetter(link, 'recovery') };
}
