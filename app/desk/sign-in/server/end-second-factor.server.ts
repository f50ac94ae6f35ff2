import type { Kysely } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/**
 * Removes a lost second factor and all passkeys. A password alone is then enough until the person sets up another one.
 */
export async function endSecondFactor(database: Kysely<DB>, userId: string): Promise<void> {
  await database.deleteFrom('staff.twoFactor').where('userId', '=', userId).execute();
  await database.deleteFrom('staff.passkey').where('user_id', '=', userId).execute();
  await database.updateTable('staff.user').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
}
