import type { Kysely } from 'kysely';
import { issueToken, welcomePath } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { endSecondFactor } from '#app/desk/sign-in/server/second-factor.server.ts';
import { plainEmail } from '#app/forms/form-rules.ts';
import type { DB } from '#platform/database/types.ts';
import { recordAudit } from './record-audit.server.ts';

/**
 * Makes an administrator, or finds an existing one, and returns the path of their one-time link. It uses the owner's
 * connection: whoever has that may do anything anyway. Somebody who was removed comes back; a lost second factor is
 * switched off.
 */
export async function inviteByCommand(database: Kysely<DB>, email: string): Promise<string> {
  const address = plainEmail(email);
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('staff.user')
      .values({ email: address, name: address.split('@')[0] ?? address, emailVerified: true, role: 'admin' })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ removed_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await endSecondFactor(transaction, id);
    await recordAudit(transaction, { id: null, name: 'the operator' }, { action: 'invited', subject: address });
    return welcomePath(await issueToken(transaction, id, 'invitation'));
  });
}
