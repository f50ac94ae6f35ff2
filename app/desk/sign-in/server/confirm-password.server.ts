import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { DB } from '#platform/database/types.ts';
import { recordRefusedSignIn } from './refused-sign-in.server.ts';

/** The most wrong passwords and codes in a row in one session; the next one ends it. */
const mostWrongTries = 10;

/** `ended` after too many wrong tries, because whoever uses this session does not know the password. */
export type Checked = 'right' | 'wrong' | 'ended';

interface Parts {
  database: Kysely<DB>;
  secret: string;
  session: { id: string; userId: string };
  address: string;
}

/**
 * Checks a password or a code that somebody gives again within their session. The try is counted before it is checked,
 * so that sixty at once do not get around the limit.
 */
export async function checkAgain(
  { database, secret, session, address }: Parts,
  isRight: () => Promise<boolean>,
): Promise<Checked> {
  const counted = await database
    .updateTable('staff.session')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('id', '=', session.id)
    .where('wrong_tries', '<', mostWrongTries)
    .returning('wrong_tries')
    .executeTakeFirst();
  if (counted && (await isRight())) {
    await database
      .updateTable('staff.session')
      .set({ wrong_tries: 0, confirmed_at: new Date() })
      .where('id', '=', session.id)
      .execute();
    return 'right';
  }
  const person = await database
    .selectFrom('staff.user')
    .select(['id', 'name', 'email'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (counted) {
    await recordRefusedSignIn(database, secret, { action: 'password refused', email: person.email, address });
    if (counted.wrong_tries < mostWrongTries) return 'wrong';
  }
  const ended = await database.deleteFrom('staff.session').where('id', '=', session.id).executeTakeFirst();
  if (ended.numDeletedRows > 0n) await recordAudit(database, person, { action: 'lost a session to wrong passwords' });
  return 'ended';
}
