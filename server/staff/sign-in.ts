import type { Kysely } from 'kysely';
import type { DB } from '#server/database/types.ts';
import { type Auth, secondFactorLimits } from './auth.ts';
import type { CountAttempt } from './count-attempts.ts';
import { recordAudit } from './record-audit.ts';
import type { Asked } from './staff.ts';

export type SignInResult =
  | { kind: 'in' | 'second-factor'; cookies: string[] }
  /** Wrong e-mail or password; which of the two is not said. */
  | { kind: 'refused' }
  /** Too many tries; seconds until the next one is looked at. */
  | { kind: 'wait'; seconds: number };

export interface SignIn {
  signIn(asked: Asked, credentials: { email: string; password: string }): Promise<SignInResult>;
  /** The second step of a sign-in: a code of the authenticator, or one of the codes kept for a lost telephone. */
  secondFactor(asked: Asked, code: string): Promise<SignInResult>;
  /** Ends the session; gives the cookies that forget it. */
  signOut(asked: Asked): Promise<string[]>;
}

interface Parts {
  database: Kysely<DB>;
  auth: (asked: Asked) => Promise<Auth>;
  countAttempt: CountAttempt;
}

export function createSignIn({ database, auth, countAttempt }: Parts): SignIn {
  const note = (actor: { id: string | null; name: string }, action: string) => recordAudit(database, actor, { action });
  return {
    async signIn(asked, { email, password }) {
      const wanted = email.trim().toLowerCase();
      const seconds = await countAttempt(wanted, asked.clientAddress);
      if (seconds > 0) return { kind: 'wait', seconds };
      const { api } = await auth(asked);
      const answer = await api.signInEmail({
        body: { email: wanted, password },
        headers: asked.headers,
        asResponse: true,
      });
      if (!answer.ok) {
        await note({ id: null, name: 'somebody' }, 'sign-in refused');
        return { kind: 'refused' };
      }
      const { twoFactorRedirect, user } = (await answer.json()) as {
        twoFactorRedirect?: boolean;
        user?: { id: string; name: string };
      };
      if (!twoFactorRedirect && user) await note(user, 'signed in');
      return { kind: twoFactorRedirect ? 'second-factor' : 'in', cookies: answer.headers.getSetCookie() };
    },

    async secondFactor(asked, code) {
      // Whose code it would be the library knows alone, by the cookie that it signed: it counts the tries of that person.
      const seconds = await countAttempt(null, asked.clientAddress);
      if (seconds > 0) return { kind: 'wait', seconds };
      const { api } = await auth(asked);
      const typed = code.replaceAll(/\s/g, '');
      const verify = /^\d{6}$/.test(typed) ? api.verifyTOTP : api.verifyBackupCode;
      const answer = await verify({ body: { code: typed }, headers: asked.headers, asResponse: true });
      if (answer.status === 429) return { kind: 'wait', seconds: secondFactorLimits.lockSeconds };
      if (!answer.ok) {
        await note({ id: null, name: 'somebody' }, 'second factor refused');
        return { kind: 'refused' };
      }
      const { user } = (await answer.json()) as { user: { id: string; name: string } };
      await note(user, 'signed in');
      return { kind: 'in', cookies: answer.headers.getSetCookie() };
    },

    async signOut(asked) {
      const { api } = await auth(asked);
      const answer = await api.signOut({ headers: asked.headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
  };
}
