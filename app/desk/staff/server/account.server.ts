import type { Kysely } from 'kysely';
import type { Auth, StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { type Checked, checkAgain } from '#app/desk/sign-in/server/confirm-password.server.ts';
import type { KnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import { markPasskey, type Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import { consumeTotpCode, plainCode } from '#app/desk/sign-in/server/second-factor.server.ts';
import type { DB } from '#platform/database/types.ts';
import { recordAudit } from './record-audit.server.ts';

/** The reason why nothing was done: a sentence for the person, or too many wrong tries, which end the session. */
type NotConfirmed = { kind: 'refused'; words: string } | { kind: 'ended' };
/** `cookies` are set if the session was replaced. */
export type AccountResult = { kind: 'done'; cookies: string[]; totp?: { uri: string; codes: string[] } } | NotConfirmed;

interface Proof {
  isRight: (api: Auth['api'], userId: string) => Promise<boolean>;
  /** The sentence for a wrong password or code. */
  words: string;
  /** What the audit records of it. */
  action?: string;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (staffRequest: StaffRequest) => Promise<Auth>;
  devices: KnownDevices;
  passkeys: Passkeys;
}

/** The calls by which people manage their own account. */
export function createAccount({ database, secret, auth, devices, passkeys }: Parts) {
  /** Does work that a signed-in person may do only after a password or a code. A wrong one is counted. */
  async function withProof(
    staffRequest: StaffRequest,
    { isRight, words, action }: Proof,
    work: (api: Auth['api'], session: { id: string; userId: string }) => Promise<Response>,
  ): Promise<Response | NotConfirmed> {
    const { api } = await auth(staffRequest);
    const found = await api.getSession({ headers: staffRequest.headers });
    if (!found) return { kind: 'ended' };
    const { session } = found;
    const checked = await checkAgain({ database, secret, session, address: staffRequest.clientAddress }, () =>
      isRight(api, session.userId),
    );
    if (checked === 'ended') return { kind: 'ended' };
    if (checked === 'wrong') return { kind: 'refused', words };
    const answer = await work(api, session);
    if (!answer.ok) return { kind: 'refused', words };
    if (action) await recordAudit(database, { id: session.userId, name: 'themselves' }, { action });
    return answer;
  }

  const isPassword = async (api: Auth['api'], { headers }: StaffRequest, password: string) =>
    (await api.verifyPassword({ body: { password }, headers, asResponse: true })).ok;

  const withPassword = (
    staffRequest: StaffRequest,
    password: string,
    work: (api: Auth['api']) => Promise<Response>,
    action?: string,
  ) => {
    const isRight = (api: Auth['api']) => isPassword(api, staffRequest, password);
    const proof = { isRight, words: 'That is not your password.', ...(action && { action }) };
    return withProof(staffRequest, proof, work);
  };

  const settle = (answer: Response | NotConfirmed): AccountResult =>
    answer instanceof Response ? { kind: 'done', cookies: answer.headers.getSetCookie() } : answer;

  return {
    /** Everything that a person reads on the page of their own account. */
    async facts(userId: string) {
      const [sessions, user, ownPasskeys, known] = await Promise.all([
        database
          .selectFrom('staff.session')
          .select(['id', 'createdAt as since', 'updatedAt as lastUsed'])
          .where('userId', '=', userId)
          .where('expiresAt', '>', new Date())
          .orderBy('updatedAt', 'desc')
          .execute(),
        database.selectFrom('staff.user').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirstOrThrow(),
        passkeys.list(userId),
        devices.count(userId),
      ]);
      return {
        sessions,
        hasSecondFactor: user.twoFactorEnabled,
        passkeys: ownPasskeys,
        /** How many browsers are known as theirs. */
        devices: known,
      };
    },

    /** Changes the name that colleagues read, and guests in prepared messages: "I am … from Tivoli". */
    async rename(id: string, name: string): Promise<void> {
      await database.updateTable('staff.user').set({ name }).where('id', '=', id).execute();
      await recordAudit(database, { id, name }, { action: 'changed their name' });
    },

    async changePassword(
      staffRequest: StaffRequest,
      currentPassword: string,
      newPassword: string,
    ): Promise<AccountResult> {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await withPassword(
        staffRequest,
        currentPassword,
        (api) => api.changePassword({ body, headers: staffRequest.headers, asResponse: true }),
        'changed their password',
      );
      return settle(answer);
    },

    /**
     * Begins a second factor: returns the authenticator's URI and the recovery codes. It is on once a code was
     * confirmed.
     */
    async beginSecondFactor(staffRequest: StaffRequest, password: string): Promise<AccountResult> {
      const answer = await withPassword(staffRequest, password, (api) =>
        api.enableTwoFactor({ body: { password }, headers: staffRequest.headers, asResponse: true }),
      );
      if (!(answer instanceof Response)) return answer;
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
      return { kind: 'done', cookies: answer.headers.getSetCookie(), totp: { uri: totpURI, codes: backupCodes } };
    },

    async confirmSecondFactor(staffRequest: StaffRequest, typed: string): Promise<AccountResult> {
      const code = plainCode(typed);
      const words = 'That code is not right. Type the six digits that the app shows now.';
      const isRight = (_api: Auth['api'], userId: string) => consumeTotpCode(database, { secret, userId, code });
      const proof = { isRight, words, action: 'switched on a second factor' };
      const answer = await withProof(staffRequest, proof, async (api, { id, userId }) => {
        // The other sessions were opened with a password alone.
        await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', id).execute();
        return api.verifyTOTP({ body: { code }, headers: staffRequest.headers, asResponse: true });
      });
      return settle(answer);
    },

    async endSecondFactor(staffRequest: StaffRequest, password: string): Promise<AccountResult> {
      const answer = await withPassword(
        staffRequest,
        password,
        (api) => api.disableTwoFactor({ body: { password }, headers: staffRequest.headers, asResponse: true }),
        'switched off their second factor',
      );
      return settle(answer);
    },

    /** Checks whether somebody who is signed in confirmed their identity again, by password or by passkey. */
    async confirm(staffRequest: StaffRequest, proof: { password: string } | { passkey: string }): Promise<Checked> {
      const { api } = await auth(staffRequest);
      const found = await api.getSession({ headers: staffRequest.headers });
      if (!found) return 'ended';
      const { session } = found;
      return checkAgain({ database, secret, session, address: staffRequest.clientAddress }, async () => {
        if ('password' in proof) return isPassword(api, staffRequest, proof.password);
        const isTheirs = (await passkeys.whoAnswered(staffRequest, proof.passkey)) === session.userId;
        if (isTheirs) await markPasskey(database, session.id);
        return isTheirs;
      });
    },

    /** Ends one of this person's own sessions. */
    async endSession(userId: string, { id }: { id: string }): Promise<void> {
      const { numDeletedRows } = await database
        .deleteFrom('staff.session')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },

    /** Ends all of this person's sessions but the one that asks, and forgets their other known browsers. */
    async endOtherSessions(
      staffRequest: StaffRequest,
      { userId, sessionId }: { userId: string; sessionId: string },
    ): Promise<void> {
      await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', sessionId).execute();
      await devices.forget(userId, staffRequest);
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },
  };
}
