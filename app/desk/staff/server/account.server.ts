import type { Kysely } from 'kysely';
import type { Auth } from '#app/desk/sign-in/server/auth.server.ts';
import { type Checked, checkAgain } from '#app/desk/sign-in/server/confirm-password.server.ts';
import { consumeTotpCode } from '#app/desk/sign-in/server/consume-totp-code.server.ts';
import type { KnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import type { Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import type { DB } from '#platform/database/types.ts';
import { createProvedWork, type NotProved } from './proved-work.server.ts';
import { type AccountFacts, readAccountFacts } from './read-account-facts.server.ts';
import { recordAudit } from './record-audit.server.ts';
import type { Asked } from './staff.server.ts';

/** `cookies` are set where the session was replaced. */
export type AccountResult = { kind: 'done'; cookies: string[]; totp?: { uri: string; codes: string[] } } | NotProved;

/** The calls by which people manage their own account. */
export interface Account {
  facts(userId: string): Promise<AccountFacts>;
  /** Changes the name that colleagues read, and guests in prepared messages: "I am … from Tivoli". */
  rename(userId: string, name: string): Promise<void>;
  changePassword(asked: Asked, current: string, next: string): Promise<AccountResult>;
  /** Begins a second factor: gives the authenticator's URI and the spare codes. It is on once a code was confirmed. */
  beginSecondFactor(asked: Asked, password: string): Promise<AccountResult>;
  confirmSecondFactor(asked: Asked, code: string): Promise<AccountResult>;
  endSecondFactor(asked: Asked, password: string): Promise<AccountResult>;
  /** Whether somebody who is signed in proved once more who they are, by password or by passkey. */
  confirm(asked: Asked, proof: { password: string } | { passkey: string }): Promise<Checked>;
  /** Ends one of this person's own sessions. */
  endSession(userId: string, which: { id: string }): Promise<void>;
  /** Ends all of this person's sessions but the one that asks, and forgets their other known browsers. */
  endOtherSessions(asked: Asked, own: { userId: string; sessionId: string }): Promise<void>;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (asked: Asked) => Promise<Auth>;
  devices: KnownDevices;
  passkeys: Passkeys;
}

export function createAccount({ database, secret, auth, devices, passkeys }: Parts): Account {
  const { withProof, withPassword } = createProvedWork({ database, secret, auth });

  const settle = (answer: Response | NotProved): AccountResult => {
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

    async changePassword(asked, currentPassword, newPassword) {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const answer = await withPassword(asked, currentPassword, (api) =>
        api.changePassword({ body, headers: asked.headers, asResponse: true }),
      );
      return settle(answer);
    },

    async beginSecondFactor(asked, password) {
      const answer = await withPassword(asked, password, (api) =>
        api.enableTwoFactor({ body: { password }, headers: asked.headers, asResponse: true }),
      );
      if (!(answer instanceof Response)) return answer;
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
      return { kind: 'done', cookies: answer.headers.getSetCookie(), totp: { uri: totpURI, codes: backupCodes } };
    },

    async confirmSecondFactor(asked, typed) {
      const code = typed.replaceAll(/\s/g, '');
      const words = 'That code is not right. Begin again with a new one.';
      const isRight = (_api: Auth['api'], userId: string) => consumeTotpCode(database, { secret, userId, code });
      const answer = await withProof(asked, { isRight, words }, async (api, { id, userId }) => {
        // The others were opened with a password alone.
        await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', id).execute();
        return api.verifyTOTP({ body: { code }, headers: asked.headers, asResponse: true });
      });
      return settle(answer);
    },

    async endSecondFactor(asked, password) {
      const answer = await withPassword(asked, password, (api) =>
        api.disableTwoFactor({ body: { password }, headers: asked.headers, asResponse: true }),
      );
      return settle(answer);
    },

    async confirm(asked, proof) {
      const { api } = await auth(asked);
      const found = await api.getSession({ headers: asked.headers });
      if (!found) return 'ended';
      const { session } = found;
      return checkAgain({ database, secret, session, address: asked.clientAddress }, async () => {
        if ('passkey' in proof) {
          const isTheirs = (await passkeys.whoAnswered(asked, proof.passkey)) === session.userId;
          if (isTheirs) await markPasskey(session.id);
          return isTheirs;
        }
        const body = { password: proof.password };
        return (await api.verifyPassword({ body, headers: asked.headers, asResponse: true })).ok;
      });
    },

    async endSession(userId, { id }) {
      await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '=', id).execute();
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },

    async endOtherSessions(asked, { userId, sessionId }) {
      await database.deleteFrom('staff.session').where('userId', '=', userId).where('id', '<>', sessionId).execute();
      await devices.forget(userId, asked);
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },
  };
}
