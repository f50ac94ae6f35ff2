import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { StaffRequest } from '#app/desk/sign-in/server/auth.server.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { TryCounter } from '#app/forms/count-tries.server.ts';
import { plainEmail } from '#app/forms/form-rules.ts';
import type { DB } from '#platform/database/types.ts';
import { type Auth, deskCookiePrefix, withoutCookie } from './auth.server.ts';
import type { KnownDevices } from './known-devices.server.ts';
import { markPasskey, type Passkeys } from './passkeys.server.ts';
import { recordRefusedSignIn } from './refused-sign-in.server.ts';
import { consumeTotpCode, hashTyped, plainCode } from './second-factor.server.ts';
import { admitCode, admitPasskey, admitPassword } from './sign-in-limits.server.ts';

export type SignInResult =
  | { kind: 'in' | 'second-factor'; cookies: string[] }
  /** The e-mail or the password is wrong; the answer does not tell which of the two. */
  | { kind: 'refused' }
  /** There were too many tries; the seconds until the next one is checked. */
  | { kind: 'wait'; seconds: number };

interface Parts {
  database: Kysely<DB>;
  secret: string;
  auth: (staffRequest: StaffRequest) => Promise<Auth>;
  /** Null if RATE_LIMIT is off: passwords are not counted then. Codes always are. */
  passwordCounter: TryCounter | null;
  codeCounter: TryCounter;
  devices: KnownDevices;
  passkeys: Passkeys;
  pause?: (ms: number) => Promise<unknown>;
}

export function createSignIn(parts: Parts) {
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
    async signIn(
      staffRequest: StaffRequest,
      { email, password }: { email: string; password: string },
    ): Promise<SignInResult> {
      const wanted = plainEmail(email);
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

    /** The second step of a sign-in: a code of the authenticator, or one of the recovery codes for a lost phone. */
    async secondFactor(staffRequest: StaffRequest, code: string): Promise<SignInResult> {
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
      const answer = await verifyCode(api, { headers, userId: user.id, typed: code });
      if (!answer?.ok) {
        await recordRefusedSignIn(database, secret, { action: 'second factor refused', email: user.email, address });
        return { kind: 'refused' };
      }
      await admission.succeeded();
      return enter(staffRequest, answer, user);
    },

    /** Signs in the person who answered with a passkey, which counts as two factors. */
    async withPasskey(staffRequest: StaffRequest, response: string): Promise<SignInResult> {
      const admission = await admitPasskey(codeCounter, staffRequest.clientAddress);
      if (admission.kind === 'wait') return admission;
      const userId = await passkeys.whoAnswered(staffRequest, response);
      if (!userId) {
        const address = staffRequest.clientAddress;
        await recordRefusedSignIn(database, secret, { action: 'sign-in refused', email: '', address });
        return { kind: 'refused' };
      }
      await admission.succeeded();
      const { api } = await auth(staffRequest);
      const answer = await api.openSession({ body: { userId }, headers: staffRequest.headers, asResponse: true });
      const { sessionId, user } = (await answer.json()) as { sessionId: string; user: { id: string; name: string } };
      await markPasskey(database, sessionId);
      return enter(staffRequest, answer, user);
    },

    /** Ends the session. Returns the cookies that remove it from the browser. */
    async signOut(staffRequest: StaffRequest): Promise<string[]> {
      const { api } = await auth(staffRequest);
      const answer = await api.signOut({ headers: staffRequest.headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
  };

  /** Returns the library's answer; null if six digits were wrong or used before. */
  async function verifyCode(
    api: Auth['api'],
    { headers, userId, typed }: { headers: Headers; userId: string; typed: string },
  ): Promise<Response | null> {
    const code = plainCode(typed);
    if (!/^\d{6}$/.test(code)) {
      const body = { code: await hashTyped(database, userId, typed) };
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
