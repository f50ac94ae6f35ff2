import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { errorFields } from '#server/logging.ts';
import type { Postbox } from '#server/mail/postbox.ts';
import { type Account, createAccount } from './account.ts';
import { type Auth, createAuth, sessionLimits } from './auth.ts';
import { createCountAttempt } from './count-attempts.ts';
import { findPrincipal } from './find-principal.ts';
import { issueToken, type linkHours, welcomePath, whoseToken } from './one-time-link.ts';
import { recordAudit } from './record-audit.ts';
import { recoveryLetter } from './recovery-letter.ts';
import { createStaffAdmin, type StaffAdmin } from './staff-admin.ts';

/** Who asked for what, as far as signing in needs to know. */
export interface Asked {
  headers: Headers;
  /** Canonical origin of the site as this visitor reaches it. */
  origin: string;
  clientAddress: string;
}

export interface SignedIn {
  principal: Principal;
  /** Of this session, to tell it from a person's others. */
  sessionId: string;
  /** `Set-Cookie` headers where the session was prolonged. */
  cookies: string[];
}

export type SignInResult =
  | { kind: 'in' | 'second-factor'; cookies: string[] }
  /** Wrong e-mail or password; which of the two is not said. */
  | { kind: 'refused' }
  /** Too many tries; seconds until the next one is looked at. */
  | { kind: 'wait'; seconds: number };

export interface Staff {
  /** Whether these headers carry the session of somebody who works here. */
  isIn(headers: Headers): Promise<boolean>;
  /** Null where nobody is signed in, or no longer may be. */
  whoAsks(asked: Asked): Promise<SignedIn | null>;
  signIn(asked: Asked, credentials: { email: string; password: string }): Promise<SignInResult>;
  /** The second step of a sign-in: a code of the authenticator, or one of the codes kept for a lost telephone. */
  secondFactor(asked: Asked, code: string): Promise<SignInResult>;
  /** Ends the session; gives the cookies that forget it. */
  signOut(asked: Asked): Promise<string[]>;
  /** Whose one-time link this is; null where it was used or is over. */
  whoseLink(token: string): Promise<{ id: string; email: string } | null>;
  /** Sets the password with a one-time link, which is then over; every session of this person ends. False: it was over. */
  setPassword(asked: Asked, token: string, password: string): Promise<boolean>;
  /** Mails a one-time link to whoever has this e-mail. Says nothing of whether somebody has. */
  recover(asked: Asked, email: string): Promise<void>;
  /** Mails the link of an invitation. Resolves at once; where no mail goes, the administrator hands it over. */
  mailInvitation(asked: Asked, email: string, token: string): void;
  admin: StaffAdmin;
  account: Account;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** RATE_LIMIT: whether tries are counted. */
  counts: boolean;
  postbox: Pick<Postbox, 'deliver'>;
  log: Logger;
}

const day = 24 * 60 * 60 * 1000;

export function createStaff({ database, secret, counts, postbox, log }: Parts): Staff {
  const countAttempt = createCountAttempt(database, secret, counts);
  const opened = new Map<boolean, Promise<Auth>>();
  /** Over TLS the cookie has another name, so there is one of each at most. */
  const auth = ({ origin }: Asked) => {
    const secure = origin.startsWith('https:');
    const before = opened.get(secure);
    if (before) return before;
    const created = createAuth({ database, secret, secure, origin });
    opened.set(secure, created);
    return created;
  };
  const mailLink = (asked: Asked, email: string, token: string, kind: keyof typeof linkHours) => {
    const letter = recoveryLetter(`${asked.origin}${welcomePath(token)}`, kind);
    postbox.deliver({ id: `staff-${randomUUID()}`, to: email, date: new Date(), letter }).catch((error: unknown) => {
      log.warn({ part: 'staff', error: errorFields(error) }, 'a one-time link could not be mailed');
    });
  };
  const note = (actor: { id: string | null; name: string }, action: string) => recordAudit(database, actor, { action });

  const whoAsks: Staff['whoAsks'] = async (asked) => {
    if (!asked.headers.get('cookie')?.includes('desk.session_token=')) return null;
    const { api } = await auth(asked);
    const { headers, response } = await api.getSession({ headers: asked.headers, returnHeaders: true });
    if (!response || Date.now() - response.session.createdAt.getTime() > sessionLimits.mostDays * day) return null;
    const principal = await findPrincipal(database, response.user.id);
    return principal && { principal, sessionId: response.session.id, cookies: headers.getSetCookie() };
  };

  return {
    whoAsks,

    async isIn(headers) {
      const isSecure = headers.get('cookie')?.includes('__Secure-desk.');
      const origin = `${isSecure ? 'https' : 'http'}://localhost`;
      return (await whoAsks({ headers, origin, clientAddress: '' })) !== null;
    },

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
      const half = /two_factor=([^;]+)/.exec(asked.headers.get('cookie') ?? '')?.[1] ?? '';
      const seconds = await countAttempt(`second factor ${half}`, asked.clientAddress);
      if (seconds > 0) return { kind: 'wait', seconds };
      const { api } = await auth(asked);
      const typed = code.replaceAll(/\s/g, '');
      const verify = /^\d{6}$/.test(typed) ? api.verifyTOTP : api.verifyBackupCode;
      const answer = await verify({ body: { code: typed }, headers: asked.headers, asResponse: true });
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

    whoseLink: (token) => whoseToken(database, token),

    async setPassword(asked, token, newPassword) {
      const owner = await whoseToken(database, token);
      if (!owner) return false;
      const { api } = await auth(asked);
      const answer = await api.resetPassword({
        body: { token, newPassword },
        headers: asked.headers,
        asResponse: true,
      });
      if (answer.ok) await note({ id: owner.id, name: owner.email }, 'set a password');
      return answer.ok;
    },

    async recover(asked, email) {
      const wanted = email.trim().toLowerCase();
      if ((await countAttempt(`recovery ${wanted}`, asked.clientAddress)) > 0) return;
      const person = await database
        .selectFrom('staff.user')
        .select('id')
        .where('email', '=', wanted)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (person) mailLink(asked, wanted, await issueToken(database, person.id, 'recovery'), 'recovery');
    },

    mailInvitation: (asked, email, token) => mailLink(asked, email, token, 'invitation'),
    admin: createStaffAdmin(database),
    account: createAccount(database, auth),
  };
}
