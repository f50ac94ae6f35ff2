import type { Kysely } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { Auth } from './auth.ts';
import { recordAudit } from './record-audit.ts';
import type { Asked } from './staff.ts';

export interface OwnSession {
  id: string;
  /** ISO 8601. */
  since: string;
  lastUsed: string;
}

/** A sentence where it was refused; `cookies` where the session was replaced. */
export type AccountResult =
  | { kind: 'done'; cookies: string[]; totp?: { uri: string; codes: string[] } }
  | { kind: 'refused'; words: string };

/** What a person decides about their own account. */
export interface Account {
  facts(userId: string): Promise<{ sessions: OwnSession[]; hasSecondFactor: boolean }>;
  /** What colleagues read, and guests in what is prepared for them: "I am … from Tivoli". */
  rename(userId: string, name: string): Promise<void>;
  changePassword(asked: Asked, current: string, next: string): Promise<AccountResult>;
  /** Begins a second factor: the address for the authenticator and the spare codes. It counts once a code was right. */
  beginSecondFactor(asked: Asked, password: string): Promise<AccountResult>;
  confirmSecondFactor(asked: Asked, code: string): Promise<AccountResult>;
  endSecondFactor(asked: Asked, password: string): Promise<AccountResult>;
  /** One of this person's own, or all but the one that asks. */
  endSession(userId: string, which: { id: string } | { allBut: string }): Promise<void>;
}

export function createAccount(database: Kysely<DB>, auth: (asked: Asked) => Promise<Auth>): Account {
  const wrongPassword = { kind: 'refused', words: 'That is not your password.' } as const;
  const settle = async (answer: Response, refused: AccountResult): Promise<AccountResult> => {
    return answer.ok ? { kind: 'done', cookies: answer.headers.getSetCookie() } : refused;
  };

  return {
    async facts(userId) {
      const [sessions, user] = await Promise.all([
        database
          .selectFrom('staff.session')
          .select(['id', 'createdAt', 'updatedAt'])
          .where('userId', '=', userId)
          .where('expiresAt', '>', new Date())
          .orderBy('updatedAt', 'desc')
          .execute(),
        database.selectFrom('staff.user').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirstOrThrow(),
      ]);
      return {
        sessions: sessions.map(({ id, createdAt, updatedAt }) => {
          return { id, since: createdAt.toISOString(), lastUsed: updatedAt.toISOString() };
        }),
        hasSecondFactor: user.twoFactorEnabled,
      };
    },

    async rename(id, name) {
      await database.updateTable('staff.user').set({ name }).where('id', '=', id).execute();
      await recordAudit(database, { id, name }, { action: 'changed their name' });
    },

    async changePassword(asked, currentPassword, newPassword) {
      const { api } = await auth(asked);
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      return settle(await api.changePassword({ body, headers: asked.headers, asResponse: true }), wrongPassword);
    },

    async beginSecondFactor(asked, password) {
      const { api } = await auth(asked);
      const answer = await api.enableTwoFactor({ body: { password }, headers: asked.headers, asResponse: true });
      if (!answer.ok) return wrongPassword;
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] };
      return { kind: 'done', cookies: answer.headers.getSetCookie(), totp: { uri: totpURI, codes: backupCodes } };
    },

    async confirmSecondFactor(asked, code) {
      const { api } = await auth(asked);
      const body = { code: code.replaceAll(/\s/g, '') };
      const answer = await api.verifyTOTP({ body, headers: asked.headers, asResponse: true });
      return settle(answer, { kind: 'refused', words: 'That code is not right. Begin again with a new one.' });
    },

    async endSecondFactor(asked, password) {
      const { api } = await auth(asked);
      return settle(
        await api.disableTwoFactor({ body: { password }, headers: asked.headers, asResponse: true }),
        wrongPassword,
      );
    },

    async endSession(userId, which) {
      const ending = database.deleteFrom('staff.session').where('userId', '=', userId);
      await ('id' in which ? ending.where('id', '=', which.id) : ending.where('id', '<>', which.allBut)).execute();
      await recordAudit(database, { id: userId, name: 'themselves' }, { action: 'ended sessions' });
    },
  };
}
