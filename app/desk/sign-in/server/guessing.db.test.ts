import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Asked } from '#app/desk/staff/server/staff.server.ts';
import { from, password, secret, staffOfThisFile } from '#tests/support/staff-of-this-file.ts';
import { totpCode } from '#tests/support/totp-code.ts';
import { createTryCounter } from './count-tries.server.ts';
import type { SignInResult } from './sign-in.server.ts';
import { admitPassword } from './sign-in-limits.server.ts';

const { open, countingReplica, colleague, enter, secondFactorOf } = staffOfThisFile();
const wrong = 'not the password of anybody';
const cookiesOf = (result: SignInResult) => ('cookies' in result ? result.cookies : []);
/** Wrong passwords that were looked at, without the work of hashing each. */
const wrongTries = async (
  times: number,
  email: string,
  asked: (place: number) => Asked,
  device: string | null = null,
) => {
  const counter = createTryCounter(open().database.desk, secret);
  for (let place = 0; place < times; place += 1)
    await admitPassword(counter, { account: email, device, address: asked(place).clientAddress });
};
/** The nth address of a documentation network. */
const stranger = (place: number) => from([], `198.51.${100 + Math.floor(place / 250)}.${place % 250}`);

test('a stranger who guesses a colleague’s password locks himself out on every replica, nobody else', async () => {
  await colleague('meera@example.com');
  const [one, other] = [countingReplica(), countingReplica()];
  const guess = { email: 'meera@example.com', password: wrong };
  await wrongTries(8, guess.email, () => stranger(1));
  for (const replica of [one, other]) expect((await replica.signIn(stranger(1), guess)).kind).toBe('refused');
  expect(await one.signIn(stranger(1), guess)).toMatchObject({ kind: 'wait' });
  expect(await other.signIn(stranger(1), { ...guess, password }), 'not with the right one either').toMatchObject({
    kind: 'wait',
  });
  expect((await other.signIn(from(), { ...guess, password })).kind, 'the colleague').toBe('in');
  const { rows } = await open().db.owner.query('select source from staff.attempt');
  expect(JSON.stringify(rows), 'nobody’s address or e-mail is kept').not.toMatch(/meera|198\.51/);
});

test('whoever guesses one account from many networks slows it, and keeps nobody out', async () => {
  await colleague('nisha@example.com');
  const pauses: number[] = [];
  const staff = countingReplica(async (ms) => pauses.push(ms));
  const known = cookiesOf(await staff.signIn(from(), { email: 'nisha@example.com', password }));
  await wrongTries(50, 'nisha@example.com', stranger);
  await staff.signIn(stranger(50), { email: 'nisha@example.com', password: wrong });
  expect(pauses).toEqual([4000]);
  expect((await staff.signIn(from(), { email: 'nisha@example.com', password })).kind).toBe('in');
  expect(pauses, 'a strange browser waits').toEqual([4000, 4000]);
  expect((await staff.signIn(from(known), { email: 'nisha@example.com', password })).kind).toBe('in');
  expect(pauses, 'a known one does not').toHaveLength(2);
});

test('a network that guesses over accounts is refused, an IPv6 /64 as one; a known browser still enters', async () => {
  await colleague('omana@example.com');
  const staff = countingReplica();
  const known = cookiesOf(await staff.signIn(from([], '2001:db8:0:7::1'), { email: 'omana@example.com', password }));
  const strangerAt = (place: number) => from([], `2001:db8:0:7::${place}:1`);
  for (let place = 0; place < 48; place += 1)
    await wrongTries(1, `nobody-${place}@example.com`, () => strangerAt(place));
  const kinds: string[] = [];
  for (let place = 48; place < 53; place += 1)
    kinds.push((await staff.signIn(strangerAt(place), { email: `nobody-${place}@example.com`, password: wrong })).kind);
  expect(kinds).toEqual(['refused', 'refused', 'wait', 'wait', 'wait']);
  const mine = { email: 'omana@example.com', password };
  expect((await staff.signIn(from([], '2001:db8:0:7::2'), mine)).kind).toBe('wait');
  expect((await staff.signIn(from(known, '2001:db8:0:7::2'), mine)).kind, 'the known browser').toBe('in');
  expect((await staff.signIn(from([], '2001:db8:0:8::2'), mine)).kind, 'the next network').toBe('in');
});

test('sixty who sign in rightly behind one address are all let in', async () => {
  await colleague('pooja@example.com');
  const staff = countingReplica();
  const address = '203.0.113.9';
  const counter = createTryCounter(open().database.desk, secret);
  for (let place = 0; place < 59; place += 1) {
    const admission = await admitPassword(counter, { account: `${place}@example.com`, device: null, address });
    if (admission.kind === 'go') await admission.succeeded();
  }
  const last = await staff.signIn(from([], address), { email: 'pooja@example.com', password });
  expect(last.kind).toBe('in');
});

test('a known browser is known for one account alone, has its own allowance, and goes with the password', async () => {
  const { staff, db } = open();
  await colleague('rhea@example.com');
  await colleague('sita@example.com');
  const counting = countingReplica();
  const cookies = cookiesOf(await counting.signIn(from(), { email: 'rhea@example.com', password }));
  const device = cookies.filter((cookie) => cookie.includes('.device='));
  expect(device.join()).toMatch(/^__Host-desk\.device=.*Path=\/.*HttpOnly.*Secure/);
  expect(device.join()).not.toContain('Domain');
  const guess = async (email: string, asked = from(device, '192.0.2.77')) =>
    (await counting.signIn(asked, { email, password: wrong })).kind;
  const token = /device=([^.;]*)/.exec(device.join())?.[1] ?? '';
  const { rows } = await db.owner.query(
    `select d.token_hash from staff.device d join staff."user" u on u.id = d.user_id where u.email = 'rhea@example.com'`,
  );
  const name = String(rows[0].token_hash);
  expect(name).not.toContain(token);
  await wrongTries(9, 'rhea@example.com', () => from(), name);
  expect(await guess('rhea@example.com')).toBe('refused');
  expect(await guess('rhea@example.com'), 'stolen, it opens ten guesses').toBe('wait');
  expect((await counting.signIn(from(), { email: 'rhea@example.com', password })).kind, 'and locks nobody').toBe('in');
  await wrongTries(10, 'sita@example.com', () => from([], '192.0.2.77'));
  expect(await guess('sita@example.com'), 'for another account it is no device').toBe('wait');

  const here = (await staff.whoAsks(from(cookies)))?.principal.id ?? '';
  await enter('rhea@example.com');
  const known = async () => (await db.owner.query('select from staff.device where user_id = $1', [here])).rowCount;
  const there = await enter('rhea@example.com');
  expect(await known()).toBeGreaterThan(2);
  const own = await staff.whoAsks(from(there));
  await staff.account.endOtherSessions(from(there), { userId: here, sessionId: own?.sessionId ?? '' });
  expect(await known(), 'only the one that asked is left').toBe(1);
});

test('sixty passwords with a stolen session: after ten wrong ones it is over, however many come at once', async () => {
  const { staff } = open();
  await colleague('usha@example.com');
  for (const at of ['in turn', 'at once']) {
    const stolen = await enter('usha@example.com');
    const tries = Array.from({ length: 60 }, (_, place) => () => {
      const guess = `${wrong} ${place}`;
      if (place % 3 === 0) return staff.account.endSecondFactor(from(stolen), guess);
      if (place % 3 === 1) return staff.account.changePassword(from(stolen), guess, 'saffron ladder beside the well');
      return staff.account.beginSecondFactor(from(stolen), guess);
    });
    const results = [];
    if (at === 'at once') results.push(...(await Promise.all(tries.map((attempt) => attempt()))));
    else for (const attempt of tries) results.push(await attempt());
    expect(results.filter(({ kind }) => kind === 'refused').length, at).toBeLessThan(10);
    expect(results.filter(({ kind }) => kind === 'ended').length, at).toBeGreaterThan(50);
    expect(await staff.whoAsks(from(stolen)), `${at}: signed out`).toBeNull();
  }
  const { rows } = await open().db.owner.query(
    `select count(*)::int from staff.audit where action = 'lost a session to wrong passwords'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('whoever mistypes a password nine times and then gives the right one goes on, and may mistype again', async () => {
  const { staff, db } = open();
  await colleague('vani@example.com');
  const cookies = await enter('vani@example.com');
  for (let round = 0; round < 2; round += 1) {
    await db.owner.query('update staff.session set wrong_tries = wrong_tries + 8');
    expect((await staff.account.endSecondFactor(from(cookies), wrong)).kind).toBe('refused');
    expect((await staff.account.beginSecondFactor(from(cookies), password)).kind).toBe('done');
  }
});

test('a code works once: not a second time, not twice at once, not to confirm and then to enter', async () => {
  const { staff } = open();
  await colleague('wafa@example.com');
  const { secret: ofAuthenticator, used } = await secondFactorOf('wafa@example.com');
  const half = async () => cookiesOf(await staff.signIn(from(), { email: 'wafa@example.com', password }));
  expect(await staff.secondFactor(from(await half()), used), 'it confirmed the set-up').toEqual({ kind: 'refused' });
  const next = totpCode(ofAuthenticator, 1);
  const [one, other] = [await half(), await half()];
  const both = await Promise.all([one, other].map((cookies) => staff.secondFactor(from(cookies), next)));
  expect(both.map(({ kind }) => kind).sort()).toEqual(['in', 'refused']);
  expect(await staff.secondFactor(from(await half()), next)).toEqual({ kind: 'refused' });
  expect(await staff.secondFactor(from(await half()), used), 'nor an earlier one').toEqual({ kind: 'refused' });
});

test('ten wrong codes are looked at; strangers who know the password lock no known browser out', async () => {
  const { staff } = open();
  await colleague('yamini@example.com');
  const { secret: ofAuthenticator, codes } = await secondFactorOf('yamini@example.com');
  const known = cookiesOf(
    await staff.secondFactor(
      from(cookiesOf(await staff.signIn(from(), { email: 'yamini@example.com', password }))),
      codes[0] ?? '',
    ),
  ).filter((cookie) => cookie.includes('.device='));
  const half = async () => cookiesOf(await staff.signIn(from(), { email: 'yamini@example.com', password }));
  const stolen = await half();
  for (let place = 0; place < 10; place += 1) {
    const guess = { ...stranger(place), headers: from(stolen).headers };
    expect(await staff.secondFactor(guess, '000000')).toEqual({ kind: 'refused' });
  }
  expect(await staff.secondFactor(from(await half()), totpCode(ofAuthenticator, 1)), 'from elsewhere').toMatchObject({
    kind: 'wait',
  });
  expect((await staff.secondFactor(from([...(await half()), ...known]), totpCode(ofAuthenticator, 1))).kind).toBe('in');
});

test('spare codes are kept as hashes that open nothing, and each works once', async () => {
  const { staff, db } = open();
  await colleague('zara@example.com');
  const { codes } = await secondFactorOf('zara@example.com');
  const half = async () => cookiesOf(await staff.signIn(from(), { email: 'zara@example.com', password }));
  const { rows } = await db.owner.query(
    `select t."backupCodes" from staff."twoFactor" t join staff."user" u on u.id = t."userId" where u.email = 'zara@example.com'`,
  );
  const kept = JSON.parse(rows[0].backupCodes) as string[];
  expect(kept).toHaveLength(10);
  for (const hash of kept) expect(hash).toMatch(/^scrypt:[\w-]{22}:[\w-]{43}$/);
  expect(await staff.secondFactor(from(await half()), kept[0] ?? ''), 'what was stolen').toEqual({ kind: 'refused' });
  const spare = codes[3] ?? '';
  const halves = [await half(), await half()];
  const both = await Promise.all(halves.map((cookies) => staff.secondFactor(from(cookies), spare)));
  expect(both.map(({ kind }) => kind).sort()).toEqual(['in', 'refused']);
  expect(await staff.secondFactor(from(await half()), spare)).toEqual({ kind: 'refused' });
  expect((await staff.secondFactor(from(await half()), codes[4] ?? '')).kind).toBe('in');
});

test('whoever had a second factor before spare codes were hashed goes on with both, and theirs are hashed', async () => {
  const { db } = open();
  await colleague('before@example.com');
  const { secret: ofAuthenticator, codes } = await secondFactorOf('before@example.com');
  const before = await symmetricEncrypt({ key: secret, data: JSON.stringify(codes) });
  await db.owner.query(`update staff."twoFactor" set "backupCodes" = $1, last_step = null`, [before]);
  const upgraded = countingReplica();
  const half = async () => cookiesOf(await upgraded.signIn(from(), { email: 'before@example.com', password }));
  expect((await upgraded.secondFactor(from(await half()), totpCode(ofAuthenticator))).kind).toBe('in');
  expect((await upgraded.secondFactor(from(await half()), codes[0] ?? '')).kind).toBe('in');
  const { rows } = await db.owner.query(
    `select "backupCodes" as kept from staff."twoFactor" where "backupCodes" = $1`,
    [before],
  );
  expect(rows).toEqual([]);
});

test('refused sign-ins are told with hashes alone, and forgotten in time, as browsers are', async () => {
  const { db, database } = open();
  await colleague('ela@example.com');
  await enter('ela@example.com');
  await countingReplica().signIn(stranger(7), { email: 'ela@example.com', password: wrong });
  const told = async () =>
    (await db.owner.query(`select action, detail from staff.audit where action in ('sign-in refused', 'signed in')`))
      .rows;
  const [refused] = (await told()).filter(({ action }) => action === 'sign-in refused').slice(-1);
  expect(refused?.detail).toEqual({
    account: expect.stringMatching(/^[\w-]{24}$/),
    source: expect.stringMatching(/^[\w-]{24}$/),
  });
  expect(JSON.stringify(refused)).not.toMatch(/ela|198\.51/);
  await db.owner.query(`update staff.audit set at = at - interval '93 days'`);
  await db.owner.query(`update staff.device set last_used = last_used - interval '181 days'`);
  await sql`select staff.forget_old()`.execute(database.jobs);
  const left = new Set((await told()).map(({ action }) => action));
  expect([...left], 'what people did stays').toEqual(['signed in']);
  expect((await db.owner.query('select from staff.device')).rowCount).toBe(0);
});
