import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { passwordLength } from '#app/desk/sign-in/password.ts';
import {
  type Auth,
  createAuth,
  deskCookiePrefix,
  type PasswordHashing,
  type StaffRequest,
  sessionLimits,
} from '#app/desk/sign-in/server/auth.server.ts';
import { createTryCounter } from '#app/desk/sign-in/server/count-tries.server.ts';
import { encryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import {
  findSessionFacts,
  type SecondFactorRule,
  type SessionFacts,
} from '#app/desk/sign-in/server/find-session-facts.server.ts';
import { createKnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import { consumeToken, endLinks, welcomePath, whoseToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { createPasskeys, type Passkeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import { hashEncryptedCodes } from '#app/desk/sign-in/server/recovery-codes.server.ts';
import { createSignIn, type SignIn } from '#app/desk/sign-in/server/sign-in.server.ts';
import { admitRecovery } from '#app/desk/sign-in/server/sign-in-limits.server.ts';
import type { Principal, StaffRole } from '#app/desk/staff/staff-roles.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import { type Account, createAccount } from './account.server.ts';
import { recordAudit } from './record-audit.server.ts';
import { createStaffAdmin, type StaffAdmin } from './staff-admin.server.ts';

export interface SignedIn extends SessionFacts {
  principal: Principal;
  /** The id of this session, to tell it from a person's others. */
  sessionId: string;
  /** `Set-Cookie` headers if the session was extended. */
  cookies: string[];
}

export interface Staff extends SignIn {
  /** Returns the person whose session these headers carry; also null if a demanded second factor is missing. */
  whoIsIn(headers: Headers): Promise<Principal | null>;
  /**
   * Returns the session of a request, also while a demanded second factor is missing; null if there is none any more.
   */
  whoAsks(staffRequest: StaffRequest): Promise<SignedIn | null>;
  /** Returns the person whose one-time link this is; null if it was used or has expired. */
  whoseLink(token: string): Promise<{ id: string; name: string; email: string } | null>;
  /**
   * Sets the password with a one-time link and ends all links and sessions of that person. Returns false if it was
   * used.
   */
  setPassword(staffRequest: StaffRequest, token: string, password: string): Promise<boolean>;
  /**
   * Whether one-time links are mailed: only if PUBLIC_URL gives their host. The host of a request can be forged, and
   * the link would carry its token there.
   */
  mailsLinks: boolean;
  /**
   * Mails a one-time link to the person with this e-mail. Neither the answer nor its time tells whether there is one.
   * Returns the seconds to wait if this network asked too often.
   */
  recover(staffRequest: StaffRequest, email: string): Promise<{ kind: 'asked' } | { kind: 'wait'; seconds: number }>;
  /** Mails the link of an invitation. If no links are mailed, the administrator passes it on. */
  mailInvitation(token: string): Promise<void>;
  admin: StaffAdmin;
  account: Account;
  passkeys: Passkeys;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** The origin of every link in a mail. */
  publicUrl: string | undefined;
  /** The value of STAFF_SECOND_FACTOR. */
  secondFactor: SecondFactorRule;
  /** The value of RATE_LIMIT: whether tries are counted. */
  counts: boolean;
  /** Waits so many milliseconds, to slow down sign-ins to an account that many guess at. */
  pause?: (ms: number) => Promise<unknown>;
  /** How passwords are stored and compared, where another way than usual is wanted. */
  passwords?: PasswordHashing;
}

const day = 24 * 60 * 60 * 1000;
const longestEmail = 254;

export function createStaff(parts: Parts): Staff {
  const { database, secret, publicUrl, secondFactor: rule, counts, pause, passwords } = parts;
  const counter = createTryCounter(database, secret);
  const devices = createKnownDevices(database, secret);
  const passkeys = createPasskeys(database, secret);
  const opened = new Map<boolean, Promise<Auth>>();
  /** Over TLS the cookie has another name, so there is one of each at most. */
  const auth = ({ origin }: StaffRequest) => {
    const secure = origin.startsWith('https:');
    const before = opened.get(secure);
    if (before) return before;
    const created = hashEncryptedCodes(database, secret).then(() =>
      createAuth({ database, secret, secure, origin, ...(passwords && { passwords }) }),
    );
    created.catch(() => opened.delete(secure));
    opened.set(secure, created);
    return created;
  };

  const whoAsks: Staff['whoAsks'] = async (staffRequest) => {
    if (!staffRequest.headers.get('cookie')?.includes('desk.session_token=')) return null;
    const { api } = await auth(staffRequest);
    const { headers, response } = await api.getSession({ headers: staffRequest.headers, returnHeaders: true });
    if (!response || Date.now() - response.session.createdAt.getTime() > sessionLimits.mostDays * day) return null;
    const sessionId = response.session.id;
    const [principal, facts] = await Promise.all([
      findPrincipal(database, response.user.id),
      findSessionFacts(database, { sessionId, rule }),
    ]);
    return principal && { principal, sessionId, ...facts, cookies: headers.getSetCookie() };
  };

  return {
    whoAsks,

    async whoIsIn(headers) {
      const isSecure = headers.get('cookie')?.includes(`${deskCookiePrefix(true)}.`);
      const origin = `${isSecure ? 'https' : 'http'}://localhost`;
      const signedIn = await whoAsks({ headers, origin, clientAddress: '' });
      return signedIn && signedIn.lacks === null ? signedIn.principal : null;
    },

    ...createSignIn({
      database,
      secret,
      auth,
      passwordCounter: counts ? counter : null,
      codeCounter: counter,
      devices,
      passkeys,
      ...(pause && { pause }),
    }),

    whoseLink: (token) => whoseToken(database, token),

    async setPassword(staffRequest, token, newPassword) {
      const owner = await whoseToken(database, token);
      const { least, most } = passwordLength;
      if (!owner || newPassword.length < least || newPassword.length > most) return false;
      if (!(await consumeToken(database, token))) return false;
      const { api } = await auth(staffRequest);
      await api.replacePassword({ body: { userId: owner.id, newPassword } });
      await endLinks(database, owner.id);
      await devices.forget(owner.id);
      await recordAudit(database, { id: owner.id, name: owner.email }, { action: 'set a password' });
      return true;
    },

    mailsLinks: publicUrl !== undefined,

    async recover(staffRequest, email) {
      if (!publicUrl) return { kind: 'asked' };
      const wanted = email.trim().toLowerCase().slice(0, longestEmail);
      const admission = counts
        ? await admitRecovery(counter, {
            account: wanted,
            device: await devices.find(staffRequest, wanted),
            address: staffRequest.clientAddress,
          })
        : ({ kind: 'send' } as const);
      if (admission.kind === 'wait') return admission;
      // The e-mail is looked up later, so that the answer takes equally long for every e-mail.
      const job = { mail: 'recovery', id: randomUUID(), sealed: encryptText(wanted, secret) } as const;
      const jobs = admission.kind === 'send' ? [job] : [];
      await database.transaction().execute((transaction) => sendJobs(transaction, 'desk-mail', jobs));
      return { kind: 'asked' };
    },

    async mailInvitation(token) {
      if (!publicUrl) return;
      await database.transaction().execute((transaction) => queueLinkEmail(transaction, secret, { token, publicUrl }));
    },

    admin: createStaffAdmin(database, secret),
    account: createAccount({ database, secret, auth, devices, passkeys }),
    passkeys,
  };
}

interface Row {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  all_properties: boolean;
  properties: string[];
}

/** Reads the person with their present rights, or null if they were removed. */
async function findPrincipal(database: Kysely<DB>, userId: string): Promise<Principal | null> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.role, u.all_properties,
           array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties
      from staff."user" u where u.id = ${userId} and u.removed_at is null`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { all_properties: all, properties, ...person } = row;
  return { ...person, properties: row.role === 'admin' || all ? 'all' : properties };
}

/** Queues the mail with an invitation's link, encrypted, in the caller's transaction. */
async function queueLinkEmail(
  transaction: Transaction<DB>,
  secret: string,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> {
  const sealed = encryptText(`${publicUrl}${welcomePath(token)}`, secret);
  await sendJobs(transaction, 'desk-mail', [{ mail: 'link', id: randomUUID(), kind: 'invitation', sealed }]);
}
