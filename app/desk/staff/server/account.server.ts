import type { Kysely } from 'kysely';
import type { Auth, StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { type Checked, checkAgain } from '#app/desk/sign-in/server/confirm-password.server.ts';
import type { KnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import type { OwnPasskey, Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import { consumeTotpCode } from '#app/desk/sign-in/server/sign-in.server.ts';
import type { DB } from '#platform/database/types.ts';
import { createProvedWork, type NotConfirmed } from './proved-work.server.ts';
import { recordAudit } from './record-audit.server.ts';

/** `cookies` are set if the session was replaced. */
export type AccountResult = { kind: 'done'; cookies: string[]; totp?: { uri: string; codes: string[] } } | NotConfirmed;

/** The calls by which people manage their own account. */
export interface Account {
  facts(userId: string): Promise<AccountFacts>;
  /** Changes the name that colleagues read, and guests in prepared messages: "I am … from Tivoli". */
  rename(userId: string, name: string): Promise<void>;
  changePassword(staffRequest: StaffRequest, current: string, next: string): Promise<AccountResult>;
  /**
   * Begins a second factor: returns the authenticator's URI and the recovery codes. It is on once a code was
   * confirmed.
   */
  beginSecondFactor(staffRequest: StaffRequest, password: string): Promise<AccountResult>;
  confirmSecondFactor(staffRequest: StaffRequest, code: string): Promise<AccountResult>;
  endSecondFactor(staffRequest: StaffRequest, password: string): Promise<AccountResult>;
  /** Checks whether somebody who is signed in confirmed their identity again, by password or by passkey. */
  confirm(staffRequest: StaffRequest, proof: { password: string } | { passkey: string }): Promise<Checked>;
  /** Ends one of this person's own sessions. */
  endSession(userId: string, which: { id: string }): Promise<void>;
  /** Ends all of this person's sessions but the one that asks, and forgets their other known browsers. */
  endOtherSessions(staffRequest: StaffRequest, own: { userId: string; sessionId: string }): Promise<void>;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (staffRequest: StaffRequest) => Promise<Auth>;
  devices: KnownDevices;
  passkeys: Passkeys;
}

export function createAccount({ database, secret, auth, devices, passkeys }: Parts): Account {
  const { withProof, withPassword } = createProvedWork({ database, secret, auth });

  const settle = (answer: Response | NotConfirmed): AccountResult => {
    return answer instanceof Response ? { kind: 'done', cookies: answer.headers.getSetCookie() } : answer;
  };

  const markPasskey = (sessionId: string) =>
    database.updateTable('staff.session').set({ with_passkey: true }).where('id', '=', sessionId).execute();

  return {
    facts: (userId) => readAccountFacts({ database, devices, passkeys }, userId),

    async rename(id, name) {
      await database.updateTable('staff.user').set({ name }).where('id', '=', id).execute();
      await recordAudit(database, { id, name }, { action: 'changed their name' });
    },

    async changePassword(staffRequest, currentPassword, newPassword) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await withPassword(staffRequest, currentPassword, (api) =>
        api.changePassword({ body, headers: staffRequest.headers, asResponse: true }),
      );
      return settle(answer);
    },

    async beginSecondFactor(staffRequest, password) {
      const answer = await withPassword(staffRequest, password, (api) =>
        api.enableTwoFactor({ body: { password }, headers: staffRequest.headers, asResponse: true }),
      );
      if (!(answer instanceof Response)) return answer;
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
      return { kind: 'done', cookies: answer.headers.getSetCookie(), totp: { uri: totpURI, codes: backupCodes } };
    },

    async confirmSecondFactor(staffRequest, typed) {
      const code = typed.replaceAll(/\s/g, '');
      const words = 'That code is not right. Begin again with a new one.';
      const isRight = (_api: Auth['api'], userId: string) => consumeTotpCode(database, { secret, userId, code });
      const answer = await withProof(staffRequest, { isRight, words }, async (api, { id, userId }) => {
        // The other sessions were opened with a password alone.
        await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', id).execute();
        return api.verifyTOTP({ body: { code }, headers: staffRequest.headers, asResponse: true });
      });
      return settle(answer);
    },

    async endSecondFactor(staffRequest, password) {
      const answer = await withPassword(staffRequest, password, (api) =>
        api.disableTwoFactor({ body: { password }, headers: staffRequest.headers, asResponse: true }),
      );
      return settle(answer);
    },

    async confirm(staffRequest, proof) {
      const { api } = await auth(staffRequest);
      const found = await api.getSession({ headers: staffRequest.headers });
      if (!found) return 'ended';
      const { session } = found;
      return checkAgain({ database, secret, session, address: staffRequest.clientAddress }, async () => {
        if ('passkey' in proof) {
          const isTheirs = (await passkeys.whoAnswered(staffRequest, proof.passkey)) === session.userId;
          if (isTheirs) await markPasskey(session.id);
          return isTheirs;
        }
        const body = { password: proof.password };
        return (await api.verifyPassword({ body, headers: staffRequest.headers, asResponse: true })).ok;
      });
    },

    async endSession(userId, { id }) {
      const { numDeletedRows } = await database
        .deleteFrom('staff.session')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },

    async endOtherSessions(staffRequest, { userId, sessionId }) {
      await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', sessionId).execute();
      await devices.forget(userId, staffRequest);
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },
  };
}

interface OwnSession {
  id: string;
  /** ISO 8601. */
  since: string;
  lastUsed: string;
}

/** Everything that a person reads on the page of their own account. */
interface AccountFacts {
  sessions: OwnSession[];
  hasSecondFactor: boolean;
  passkeys: OwnPasskey[];
  /** How many browsers are known as theirs. */
  devices: number;
}

async function readAccountFacts(
  { database, devices, passkeys }: { database: Kysely<DB>; devices: KnownDevices; passkeys: Passkeys },
  userId: string,
): Promise<AccountFacts> {
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
