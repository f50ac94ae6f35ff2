import { data, redirect } from 'react-router';
import { passkeyLimits } from '#app/desk/sign-in/server/passkeys.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import type { AccountResult } from './account.server.ts';
import { cookieHeaders } from './staff-only.server.ts';

/** Answers a change of somebody's own account: with what is wrong, with the new authenticator, or by leading to `to`. */
export function answerAccount(result: AccountResult, to: string) {
  if (result.kind === 'ended') throw redirect(deskPaths.signIn(deskPaths.account()), 303);
  if (result.kind === 'refused') return data({ problem: result.words }, { status: 422 });
  const { totp, cookies } = result;
  if (!totp) throw redirect(to, { status: 303, headers: cookieHeaders(cookies) });
  const secret = new URL(totp.uri).searchParams.get('secret') ?? '';
  return data({ setUp: { code: qrCodePath(totp.uri), secret, codes: totp.codes } });
}

/** Reads the name and the authenticator's response of a new passkey. */
export function readMadePasskey(form: FormData): { name: string; response: string } {
  const typed = String(form.get('name') ?? '').trim();
  return { name: typed.slice(0, passkeyLimits.name) || 'Passkey', response: String(form.get('passkey') ?? '') };
}
