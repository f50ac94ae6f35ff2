import { setTimeout as pauseFor } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { DB } from '#platform/database/types.ts';
import { type Auth, deskCookiePrefix, withoutCookie } from './auth.server.ts';
import type { TryCounter } from './count-tries.server.ts';
import type { KnownDevices } from './known-devices.server.ts';
import type { Passkeys } from './passkeys.server.ts';
import { hashTyped } from './recovery-codes.server.ts';
import { recordRefusedSignIn } from './refused-sign-in.server.ts';
import { admitCode, admitPasskey, admitPassword } from './sign-in-limits.server.ts';

export type SignInResult =
  | { kind: 'in' | 'second-factor'; cookies: string[] }
  /** The e-mail or the password is wrong; the answer does not tell which of the two. */
  | { kind: 'refused' }
  /** There were too many tries; the seconds until the next one is checked. */
  | { kind: 'wait'; seconds: number };

export interface SignIn {
  signIn(staffRequest: StaffRequest, credentials: { email: string; password: string }): Promise<SignInResult>;
  /** The second step of a sign-in: a code of the authenticator, or one of the recovery codes for a lost phone. */
  secondFactor(staffRequest: StaffRequest, code: string): Promise<SignInResult>;
  /** Signs in the person who answered with a passkey, which counts as two factors. */
  withPasskey(staffRequest: StaffRequest, response: string): Promise<SignInResult>;
  /** Ends the session. Returns the cookies that remove it from the browser. */
  signOut(staffRequest: StaffRequest): Promise<string[]>;
}

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (staffRequest: StaffRequest) => Promise<Auth>;
  /** Null if RATE_LIMIT is off: passwords are not counted then. Codes always are. */
  passwordCounter: TryCounter | null;
  codeCounter: TryCounter;
  devices: KnownDevices;
  passkeys: Passkeys;
  /** Waits this many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

export function createSignIn(parts: Parts): SignIn {
  const { database, secret, auth, passwordCounter, codeCounter, devices, passkeys, pause = pauseFor } = parts;

  /** Finishes a sign-in once everything that was asked for was right. */
  const enter = async (
    staffRequest: StaffRequest,
    answer: Response,
    user: { id: string; name: string },
  ): Promise<SignInResult> => {
    await recordAudit(database, user, { action: 'signed in' });
    return { kind: 'in', cookies: [...answer.headers.getSetCookie(), await devices.remember(staffRequest, user.id)] };
  };

  return {
    async signIn(staffRequest, { email, password }) {
      const wanted = email.trim().toLowerCase();
      const address = staffRequest.clientAddress;
      const device = await devices.find(staffRequest, wanted);
      const admission = passwordCounter && (await admitPassword(passwordCounter, { account: wanted, device, address }));
      if (admission?.kind === 'wait') return admission;
      if (admission?.delayMs) await pause(admission.delayMs);
      const { api } = await auth(staffRequest);
      const answer = await api.signInEmail({
        body: { email: wanted, password },
        headers: staffRequest.headers,
        asResponse: true,
      });
      if (!answer.ok) {
        await recordRefusedSignIn(database, secret, { action: 'sign-in refused', email: wanted, address });
        return { kind: 'refused' };
      }
      await admission?.succeeded();
      const { twoFactorRedirect, user } = (await answer.json()) as {
        twoFactorRedirect?: boolean;
        user?: { id: string; name: string };
      };
      if (!twoFactorRedirect && user) return enter(staffRequest, answer, user);
      return { kind: 'second-factor', cookies: answer.headers.getSetCookie() };
    },

    async secondFactor(staffRequest, code) {
      // If the request had a session, the library would check the code for that person and open no new session.
      const prefix = deskCookiePrefix(staffRequest.origin.startsWith('https:'));
      const headers = withoutCookie(staffRequest.headers, `${prefix}.session_token`);
      const { api } = await auth(staffRequest);
      const waiting = await api.whoseSecondStep({ headers });
      const user = waiting && (await personOf(database, waiting.userId));
      if (!user) return { kind: 'refused' };
      const address = staffRequest.clientAddress;
      const device = await devices.find(staffRequest, user.email);
      const admission = await admitCode(codeCounter, { account: user.id, device, address });
      if (admission.kind === 'wait') return admission;
      const answer = await verifyCode(api, { headers, userId: user.id, code: code.replaceAll(/\s/g, '') });
      if (!answer?.ok) {
        await recordRefusedSignIn(database, secret, { action: 'second factor refused', email: user.email, address });
        return { kind: 'refused' };
      }
      await admission.succeeded();
      return enter(staffRequest, answer, user);
    },

    async withPasskey(staffRequest, response) {
      const admission = await admitPasskey(codeCounter, staffRequest.clientAddress);
      if (admission.kind === 'wait') return admission;
      const userId = await passkeys.whoAnswered(staffRequest, response);
      if (!userId) {
        await recordRefusedSignIn(database, secret, {
          action: 'sign-in refused',
          email: '',
          address: staffRequest.clientAddress,
        });
        return { kind: 'refused' };
      }
      await admission.succeeded();
      const { api } = await auth(staffRequest);
      const answer = await api.openSession({ body: { userId }, headers: staffRequest.headers, asResponse: true });
      const { sessionId, user } = (await answer.json()) as { sessionId: string; user: { id: string; name: string } };
      await database.updateTable('staff.session').set({ with_passkey: true }).where('id', '=', sessionId).execute();
      return enter(staffRequest, answer, user);
    },

    async signOut(staffRequest) {
      const { api } = await auth(staffRequest);
      const answer = await api.signOut({ headers: staffRequest.headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
  };

  /** Returns the library's answer; null if six digits were wrong or used before. */
  async function verifyCode(
    api: Auth['api'],
    { headers, userId, code }: { headers: Headers; userId: string; code: string },
  ): Promise<Response | null> {
    if (!/^\d{6}$/.test(code)) {
      const body = { code: await hashTyped(database, userId, code) };
      return api.verifyBackupCode({ body, headers, asResponse: true });
    }
    const isRight = await consumeTotpCode(database, { secret, userId, code });
    return isRight ? api.verifyTOTP({ body: { code }, headers, asResponse: true }) : null;
  }
}

async function personOf(database: Kysely<DB>, id: string) {
  const person = database.selectFrom('staff.user').select(['id', 'name', 'email']).where('id', '=', id);
  return (await person.where('removed_at', 'is', null).executeTakeFirst()) ?? null;
}

/** A code lives so many seconds (RFC 6238), and so many codes before and after the present one are accepted. */
const totp = { seconds: 30, window: 1 } as const;

/**
 * Whether these six digits are the authenticator's present ones and were not used before. The call uses them up: of
 * two simultaneous requests with the same code only one gets true.
 */
export async function consumeTotpCode(
  database: Kysely<DB>,
  { secret, userId, code }: { secret: string; userId: string; code: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('staff.twoFactor')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const [{ createOTP }, { symmetricDecrypt }] = await Promise.all([
    import('@better-auth/utils/otp'),
    import('better-auth/crypto'),
  ]);
  const authenticator = createOTP(await symmetricDecrypt({ key: secret, data: row.secret }));
  const now = Math.floor(Date.now() / 1000 / totp.seconds);
  const steps = Array.from({ length: 2 * totp.window + 1 }, (_, place) => now - totp.window + place);
  const codes = await Promise.all(steps.map((step) => authenticator.hotp(step)));
  const step = steps[codes.indexOf(code)];
  if (step === undefined) return false;
  const used = await database
    .updateTable('staff.twoFactor')
    .set({ last_step: step })
    .where('id', '=', row.id)
    .where(sql<boolean>`coalesce(last_step, 0) < ${step}`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
