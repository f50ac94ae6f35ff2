import { execFileSync } from 'node:child_process';
import { askFrom } from './ask-from.mjs';

export const password = 'marigold lantern under banyan';

/** Returns the cookies of a response as a browser sends them back. */
export function cookiesOf({ headers }) {
  return (headers['set-cookie'] ?? []).map((header) => header.split(';')[0]).join('; ');
}

/** Invites an administrator as the operator does and sets their password from their own address. */
export async function inviteColleague({ root, env, origin, from }, email = 'asha@example.com') {
  const said = execFileSync('npm', ['run', '--silent', 'staff', 'add', email], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const token = new URL(said.trim()).searchParams.get('token');
  const set = await askFrom(origin, { path: '/desk/welcome', from, form: { token, password } });
  if (set.status !== 303) throw new Error(`/desk/welcome answered ${set.status}.`);
  return email;
}

/** Returns the response to one try to sign in. */
export function signIn(origin, { email, password: tried = password, ...wanted }) {
  return askFrom(origin, { path: '/desk/sign-in', form: { email, password: tried }, ...wanted });
}
