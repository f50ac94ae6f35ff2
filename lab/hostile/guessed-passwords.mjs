import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { askFrom, countStatuses } from './ask-from.mjs';
import { cookiesOf, inviteColleague, password, signIn } from './colleague.mjs';

const accounts = 120;
/** The most guesses from one network that are checked within a quarter of an hour. */
const mostFromOneNetwork = 50;
const passwordTries = 60;
/** The most wrong passwords that one session may enter again. */
const mostPasswordTries = 10;
const stepSeconds = 30;

/** RFC 6238 with SHA-1, six digits and steps of 30 seconds. */
function totp(secret, step) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const place = hash[19] & 15;
  return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepNow = () => Math.floor(Date.now() / 1000 / stepSeconds);

/** Guesses passwords of many accounts from one IPv6 network, which the trusted proxy names. */
async function guessMany(origin) {
  const answers = [];
  for (let number = 0; number < accounts; number += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:7:7::${(number + 1).toString(16)}` };
    answers.push(
      await askFrom(origin, {
        path: '/desk/sign-in',
        form: { email: `person${number}@example.com`, password: 'wrong password of the proof' },
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        from: '127.0.0.1',
      }),
    );
  }
  return answers;
}

/** Switches the second factor of a colleague on; returns its secret and the step whose code was used. */
async function beginSecondFactor(origin, { cookie, headers }) {
  const account = (form) =>
    askFrom(origin, { path: '/desk/account', form, from: '127.0.0.1', headers: { ...headers, cookie } });
  const begun = await account({ do: 'begin', password });
  const secret = /class="totp-secret[^>]*>([A-Z2-7]{16,})</.exec(begun.body)?.[1];
  if (!secret) throw new Error(`The account page showed no secret of a second factor (${begun.status}).`);
  const step = stepNow();
  const confirmed = await account({ do: 'confirm', code: totp(secret, step) });
  if (confirmed.status !== 303) throw new Error(`The second factor was not switched on (${confirmed.status}).`);
  return { secret, step, cookie: cookiesOf(confirmed) || cookie };
}

/** Signs in with a code of the given step; returns the response to the code. */
async function enterWithCode(origin, { email, code, headers }) {
  const first = await signIn(origin, { email, from: '127.0.0.1', headers });
  const cookie = cookiesOf(first);
  return askFrom(origin, { path: '/desk/sign-in', form: { code }, from: '127.0.0.1', headers: { ...headers, cookie } });
}

/** Guesses beyond the bounds are refused, and a code of the second factor works once. */
export const guessedPasswords = {
  name: 'guessed-passwords',
  title: 'guessed passwords, codes used twice',
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  async play(site) {
    const { origin } = site;
    const many = await guessMany(origin);
    const lookedAt = many.filter(({ status }) => status !== 429).length;
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const email = await inviteColleague({ ...site, from: '127.0.0.1' });
    const entered = await signIn(origin, { email, from: '127.0.0.1', headers });
    const own = await beginSecondFactor(origin, { cookie: cookiesOf(entered), headers });
    while (stepNow() <= own.step) await wait(500);
    const code = totp(own.secret, stepNow());
    const once = await enterWithCode(origin, { email, code, headers });
    const twice = await enterWithCode(origin, { email, code, headers });

    const cookie = cookiesOf(once);
    const again = [];
    for (let number = 0; number < passwordTries; number += 1) {
      const form = { do: 'end-factor', password: `wrong password ${number} of the proof` };
      again.push(
        await askFrom(origin, { path: '/desk/account', form, from: '127.0.0.1', headers: { ...headers, cookie } }),
      );
    }
    // A signed-out session is refused as well; only a 422 shows that the password was checked.
    const reentered = again.filter(({ status }) => status === 422).length;
    return {
      holds:
        lookedAt <= mostFromOneNetwork && once.status === 303 && twice.status !== 303 && reentered <= mostPasswordTries,
      fromOneNetwork: countStatuses(many),
      codeOnce: once.status,
      codeTwice: twice.status,
      passwordAgain: countStatuses(again),
    };
  },
};
