import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { passwordLength } from '#app/desk/sign-in/password.ts';
import {
  type Auth,
  createAuth,
  deskCookiePrefix,
  type PasswordHashing,
  type StaffRequest,
  sessionLimits,
} from '#app/desk/sign-in/server/auth.server.ts';
import { encryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { createKnownDevices } from '#app/desk/sign-in/server/known-devices.server.ts';
import { consumeToken, endLinks, welcomePath, whoseToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { createPasskeys } from '#app/desk/sign-in/server/passkeys.server.ts';
import { hashEncryptedCodes } from '#app/desk/sign-in/server/second-factor.server.ts';
import { createSignIn } from '#app/desk/sign-in/server/sign-in.server.ts';
import { admitRecovery } from '#app/desk/sign-in/server/sign-in-limits.server.ts';
import type { Person, Principal, StaffRole } from '#app/desk/staff/staff-roles.ts';
import { createTryCounter } from '#app/forms/count-tries.server.ts';
import { plainEmail } from '#app/forms/form-rules.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import { createAccount } from './account.server.ts';
import { recordAudit } from './record-audit.server.ts';
import { createStaffAdmin } from './staff-admin.server.ts';

/** Those who need more than a password, as STAFF_SECOND_FACTOR names them. */
export type SecondFactorRule = 'everyone' | 'administrators' | 'optional';

export interface SignedIn {
  principal: Principal;
  /** The id of this session, to tell it from a person's others. */
  sessionId: string;
  /** The time when the password or a passkey was last given. */
  confirmedAt: Date;
  /** The second factor that this session still lacks: one to set up, or the passkey that the person already has. */
  lacks: 'second-factor' | 'passkey' | null;
  /** `Set-Cookie` headers if the session was extended. */
  cookies: string[];
}

export type Staff = ReturnType<typeof createStaff>;

interface Parts {
  database: Kysely<DB>;
  secret: string;
  /** The origin of every link in a mail. */
  publicUrl: string | undefined;
  /** The value of STAFF_SECOND_FACTOR. */
  secondFactor: SecondFactorRule;
  /** The value of RATE_LIMIT: whether tries are counted. */
  counts: boolean;
  /** Waits this many milliseconds, to slow down sign-ins to an account that many guess at. */
  pause?: (ms: number) => Promise<unknown>;
  /** How passwords are stored and compared, where another way than usual is wanted. */
  passwords?: PasswordHashing;
}

const day = 24 * 60 * 60 * 1000;

export function createStaff(parts: Parts) {
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

  /** Returns the session of a request, also while a demanded second factor is missing; null if there is none any more. */
  const whoAsks = async (staffRequest: StaffRequest): Promise<SignedIn | null> => {
    if (!staffRequest.headers.get('cookie')?.includes('desk.session_token=')) return null;
    const { api } = await auth(staffRequest);
    const { headers, response } = await api.getSession({ headers: staffRequest.headers, returnHeaders: true });
    if (!response || Date.now() - response.session.createdAt.getTime() > sessionLimits.mostDays * day) return null;
    const found = await findSession(database, { sessionId: response.session.id, rule });
    return found && { ...found, cookies: headers.getSetCookie() };
  };

  return {
    whoAsks,

    /** Returns the person whose session these headers carry; also null if a demanded second factor is missing. */
    async whoIsIn(headers: Headers): Promise<Principal | null> {
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

    /** Returns the person whose one-time link this is; null if it was used or has expired. */
    whoseLink: (token: string) => whoseToken(database, token),

    /** Sets the password with a one-time link and ends all links and sessions of that person. Returns false if it was used. */
    async setPassword(staffRequest: StaffRequest, token: string, newPassword: string): Promise<boolean> {
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

    /**
     * Whether one-time links are mailed: only if PUBLIC_URL gives their host. The host of a request can be forged, and
     * the link would carry its token there.
     */
    mailsLinks: publicUrl !== undefined,

    /**
     * Mails a one-time link to the person with this e-mail. Neither the answer nor its time tells whether there is one.
     * Returns the seconds to wait if this network asked too often.
     */
    async recover(
      staffRequest: StaffRequest,
      email: string,
    ): Promise<{ kind: 'asked' } | { kind: 'wait'; seconds: number }> {
      if (!publicUrl) return { kind: 'asked' };
      const wanted = plainEmail(email);
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

    /** Mails the link of an invitation, encrypted in the queue. If no links are mailed, the administrator passes it on. */
    async mailInvitation(token: string): Promise<void> {
      if (!publicUrl) return;
      const sealed = encryptText(`${publicUrl}${welcomePath(token)}`, secret);
      const job = { mail: 'link', id: randomUUID(), kind: 'invitation', sealed } as const;
      await database.transaction().execute((transaction) => sendJobs(transaction, 'desk-mail', [job]));
    },

    admin: createStaffAdmin(database, secret),
    account: createAccount({ database, secret, auth, devices, passkeys }),
    passkeys,
  };
}

interface Row extends Person, Pick<SignedIn, 'confirmedAt'> {
  role: StaffRole;
  all_properties: boolean;
  properties: string[];
  isStrong: boolean;
  has_passkey: boolean;
}

/**
 * Reads the person of a session with their present rights, and whether the session needs another factor; null if they
 * were removed. If six digits are switched on, the sign-in has asked for them already.
 */
async function findSession(
  database: Kysely<DB>,
  { sessionId, rule }: { sessionId: string; rule: SecondFactorRule },
): Promise<Omit<SignedIn, 'cookies'> | null> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.role, u.all_properties,
           array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties,
           s.confirmed_at as "confirmedAt", s.with_passkey or u."twoFactorEnabled" as "isStrong",
           exists (select from staff.passkey p where p.user_id = u.id) as has_passkey
      from staff.session s join staff."user" u on u.id = s."userId"
     where s.id = ${sessionId} and u.removed_at is null`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { id, name, email, role, confirmedAt } = row;
  const isAdmin = role === 'admin';
  const needsMore = !row.isStrong && (rule === 'everyone' || (rule === 'administrators' && isAdmin));
  return {
    principal: { id, name, email, role, properties: isAdmin || row.all_properties ? 'all' : row.properties },
    sessionId,
    confirmedAt,
    // Somebody who stole the password of a person with a passkey must not be able to set up digits of their own.
    lacks: needsMore ? (row.has_passkey ? 'passkey' : 'second-factor') : null,
  };
}
