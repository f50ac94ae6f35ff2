import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { sendJobs } from '#server/jobs/send-jobs.ts';
import { type Account, createAccount } from './account.ts';
import { type Auth, createAuth, sessionLimits } from './auth.ts';
import { createTryCounter } from './count-tries.ts';
import { deskCookiePrefix } from './desk-cookies.ts';
import { findPrincipal } from './find-principal.ts';
import { createKnownDevices } from './known-devices.ts';
import { mailLink } from './mail-link.ts';
import { endLinks, whoseToken } from './one-time-link.ts';
import { recordAudit } from './record-audit.ts';
import { sealText } from './sealed-text.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { admitRecovery } from './sign-in-limits.ts';
import { hashEncryptedCodes } from './spare-codes.ts';
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

export interface Staff extends SignIn {
  /** Whose session these headers carry, of those who work here. */
  whoIsIn(headers: Headers): Promise<Principal | null>;
  /** Null where nobody is signed in, or no longer may be. */
  whoAsks(asked: Asked): Promise<SignedIn | null>;
  /** Whose one-time link this is; null where it was used or is over. */
  whoseLink(token: string): Promise<{ id: string; name: string; email: string } | null>;
  /** Sets the password with a one-time link, which is then over with every other and every session of theirs. False: it was over. */
  setPassword(asked: Asked, token: string, password: string): Promise<boolean>;
  /**
   * Whether one-time links go by mail: only where PUBLIC_URL says what host they name. What a request says of its host is
   * its sender's word, and the link would carry its token there.
   */
  mailsLinks: boolean;
  /**
   * Mails a one-time link to whoever has this e-mail. Says nothing of whether somebody has, neither in words nor by the
   * time it takes; seconds to wait where this network asked too often.
   */
  recover(asked: Asked, email: string): Promise<{ kind: 'asked' } | { kind: 'wait'; seconds: number }>;
  /** Mails the link of an invitation; where none are mailed, the administrator hands it over. */
  mailInvitation(token: string): Promise<void>;
  admin: StaffAdmin;
  account: Account;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** Of every link in a mail. */
  publicUrl: string | undefined;
  /** RATE_LIMIT: whether tries are counted. */
  counts: boolean;
  /** Waits this many milliseconds: what slows a sign-in that many guess at. */
  pause?: (ms: number) => Promise<unknown>;
}

const day = 24 * 60 * 60 * 1000;
const longestEmail = 254;

export function createStaff({ database, secret, publicUrl, counts, pause }: Parts): Staff {
  const counter = createTryCounter(database, secret);
  const devices = createKnownDevices(database, secret);
  const opened = new Map<boolean, Promise<Auth>>();
  /** Over TLS the cookie has another name, so there is one of each at most. */
  const auth = ({ origin }: Asked) => {
    const secure = origin.startsWith('https:');
    const before = opened.get(secure);
    if (before) return before;
    const created = hashEncryptedCodes(database, secret).then(() => createAuth({ database, secret, secure, origin }));
    created.catch(() => opened.delete(secure));
    opened.set(secure, created);
    return created;
  };

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

    async whoIsIn(headers) {
      const isSecure = headers.get('cookie')?.includes(`${deskCookiePrefix(true)}.`);
      const origin = `${isSecure ? 'https' : 'http'}://localhost`;
      return (await whoAsks({ headers, origin, clientAddress: '' }))?.principal ?? null;
    },

    ...createSignIn({
      database,
      secret,
      auth,
      passwordCounter: counts ? counter : null,
      codeCounter: counter,
      devices,
      ...(pause && { pause }),
    }),

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
      if (!answer.ok) return false;
      await endLinks(database, owner.id);
      await devices.forget(owner.id);
      await recordAudit(database, { id: owner.id, name: owner.email }, { action: 'set a password' });
      return true;
    },

    mailsLinks: publicUrl !== undefined,

    async recover(asked, email) {
      if (!publicUrl) return { kind: 'asked' };
      const wanted = email.trim().toLowerCase().slice(0, longestEmail);
      const admission = counts
        ? await admitRecovery(counter, { account: wanted, address: asked.clientAddress })
        : ({ kind: 'send' } as const);
      if (admission.kind === 'wait') return admission;
      // Whether somebody has this e-mail is looked up later: the answer takes as long for everybody.
      const job = { mail: 'recovery', id: randomUUID(), sealed: sealText(wanted, secret) } as const;
      const jobs = admission.kind === 'send' ? [job] : [];
      await database.transaction().execute((transaction) => sendJobs(transaction, 'desk-mail', jobs));
      return { kind: 'asked' };
    },

    async mailInvitation(token) {
      if (!publicUrl) return;
      await database.transaction().execute((transaction) => mailLink(transaction, secret, { token, publicUrl }));
    },

    admin: createStaffAdmin(database),
    account: createAccount({ database, secret, auth, devices }),
  };
}
