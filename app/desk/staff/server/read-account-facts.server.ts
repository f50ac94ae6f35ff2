import type { Kysely } from 'kysely';
import type { KnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import type { OwnPasskey, Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import type { DB } from '#platform/database/types.ts';

interface OwnSession {
  id: string;
  /** ISO 8601. */
  since: string;
  lastUsed: string;
}

/** Everything that a person reads on the page of their own account. */
export interface AccountFacts {
  sessions: OwnSession[];
  hasSecondFactor: boolean;
  passkeys: OwnPasskey[];
  /** How many browsers are known as theirs. */
  devices: number;
}

interface Parts {
  database: Kysely<DB>;
  devices: KnownDevices;
  passkeys: Passkeys;
}

export async function readAccountFacts({ database, devices, passkeys }: Parts, userId: string): Promise<AccountFacts> {
  const [sessions, user, ownPasskeys, known] = await Promise.all([
    database
      .selectFrom('staff.session')
      .select(['id', 'createdAt', 'updatedAt'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', new Date())
      .orderBy('updatedAt', 'desc')
      .execute(),
    database.selectFrom('staff.user').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirstOrThrow(),
    passkeys.list(userId),
    devices.count(userId),
  ]);
  return {
    sessions: sessions.map(({ id, createdAt, updatedAt }) => {
      return { id, since: createdAt.toISOString(), lastUsed: updatedAt.toISOString() };
    }),
    hasSecondFactor: user.twoFactorEnabled,
    passkeys: ownPasskeys,
    devices: known,
  };
}
