import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { cookiesOf, from, password, secret, staffOfThisFile, stranger } from '#tests/desk/staff-of-this-file.ts';
import { totpCode } from '#tests/desk/totp-code.ts';

const { open, countingReplica, colleague, secondFactorOf, withinOneWindow } = staffOfThisFile();

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
  let tries = 0;
  await withinOneWindow(async () => {
    tries += 1;
    const stolen = await half();
    for (let place = 0; place < 10; place += 1) {
      const guess = { ...stranger(place), headers: from(stolen).headers };
      expect(await staff.secondFactor(guess, '000000')).toEqual({ kind: 'refused' });
    }
    expect(await staff.secondFactor(from(await half()), totpCode(ofAuthenticator, 1)), 'from elsewhere').toMatchObject({
      kind: 'wait',
    });
    const spare = codes[tries] ?? '';
    expect((await staff.secondFactor(from([...(await half()), ...known]), spare)).kind).toBe('in');
  });
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
