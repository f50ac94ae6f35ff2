import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeChallenge, readChallenge } from './passkeys.server.ts';

const now = Date.parse('2026-11-21T08:35:00Z');
const secret = 'a secret of the tests';
const forSignIn = { secret, purpose: 'sign-in' };

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a challenge tells when it was made, for five minutes, also to a replica whose clock is behind', () => {
  const challenge = makeChallenge(secret, 'sign-in');
  const minutes = 60_000;
  for (const [later, made] of [
    [0, now],
    [5 * minutes, now],
    [5 * minutes + 1, null],
    [-5 * minutes, now],
    [-5 * minutes - 1, null],
  ] as const) {
    vi.setSystemTime(now + later);
    expect(readChallenge(challenge, forSignIn), `after ${later} ms`).toBe(made);
  }
});

test('it is of this site, for this purpose and whole, and no two are alike', () => {
  const challenge = makeChallenge(secret, 'sign-in');
  expect(makeChallenge(secret, 'sign-in')).not.toBe(challenge);
  expect(readChallenge(challenge, { ...forSignIn, purpose: 'of a' })).toBeNull();
  expect(readChallenge(challenge, { ...forSignIn, secret: 'another' })).toBeNull();
  const bytes = Buffer.from(challenge, 'base64url');
  for (const place of [0, 8, 24]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(readChallenge(changed.toString('base64url'), forSignIn), `byte ${place}`).toBeNull();
  }
  for (const part of ['', challenge.slice(0, 20), challenge.slice(0, -4), `${challenge}AAAA`])
    expect(readChallenge(part, forSignIn)).toBeNull();
});
