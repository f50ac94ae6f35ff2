import { data, redirect } from 'react-router';
import { passkeyLimits } from '#app/desk/sign-in/server/passkeys.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { lineRule } from '#app/forms/form-rules.ts';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import type { AccountResult } from './account.server.ts';
import { cookieHeaders } from './staff-only.server.ts';

/**
 * Answers a change of somebody's own account: with what is wrong, with the new authenticator, or by leading to `to`.
 * After a wrong code the authenticator that `form` brings back is shown again, so that nobody has to scan another one. The
 * server does not tell it a second time, because a stolen session would learn it by a wrong code.
 */
export function answerAccount(result: AccountResult, to: string, form?: FormData) {
  if (result.kind === 'ended') throw redirect(deskPaths.signIn(deskPaths.account()), 303);
  if (result.kind === 'refused') {
    const uri = String(form?.get('uri') ?? '');
    if (!/^otpauth:\/\/totp\/.{1,400}$/.test(uri)) return data({ problem: result.words }, { status: 422 });
    const codes = String(form?.get('codes') ?? '').split(' ');
    return data({ setUp: { ...authenticator(uri, codes), problem: result.words } }, { status: 422 });
  }
  const { totp, cookies } = result;
  if (!totp) throw redirect(to, { status: 303, headers: cookieHeaders(cookies) });
  return data({ setUp: { ...authenticator(totp.uri, totp.codes), problem: undefined } });
}

function authenticator(uri: string, codes: string[]) {
  return { uri, code: qrCodePath(uri), secret: new URL(uri).searchParams.get('secret') ?? '', codes };
}

const readPasskeyName = lineRule(passkeyLimits.name, 'Please name the passkey');

/** Reads the name and the authenticator's response of a new passkey. */
export function readMadePasskey(form: FormData): { name: string; response: string } | { problem: string } {
  const name = readPasskeyName(String(form.get('name') ?? ''));
  if ('problem' in name) return { problem: `${name.problem}.` };
  return { name: name.value, response: String(form.get('passkey') ?? '') };
}
