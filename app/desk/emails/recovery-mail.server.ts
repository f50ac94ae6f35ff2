import type { Kysely } from 'kysely';
import { decryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { issueToken, welcomePath } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { recoveryEmail } from '#app/desk/sign-in/server/recovery-email.server.ts';
import type { Mail } from '#app/emails/email-sender.server.ts';
import type { JobData } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Returns the mail with a link to set a new password; null if no member of staff has this e-mail. */
export async function recoveryMail(
  { database, secret, publicUrl }: { database: Kysely<DB>; secret: string; publicUrl: string | undefined },
  { id, sealed }: Extract<JobData['desk-mail'], { mail: 'recovery' }>,
): Promise<Mail | null> {
  const email = decryptText(sealed, secret);
  if (!email || !publicUrl) return null;
  const person = await database
    .selectFrom('staff.user')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person) return null;
  const link = `${publicUrl}${welcomePath(await issueToken(database, person.id, 'recovery'))}`;
  return { id: `staff-${id}`, to: person.email, date: new Date(), content: recoveryEmail(link, 'recovery') };
}
