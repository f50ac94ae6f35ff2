import { randomBytes, scryptSync } from 'node:crypto';
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

test('of a recovery code only letters and digits count, as a phone types it or a paper shows it', async () => {
  const { staff } = open();
  await colleague('paper@example.com');
  const { codes } = await secondFactorOf('paper@example.com');
  const half = async () => cookiesOf(await staff.signIn(from(), { email: 'paper@example.com', password }));
  for (const code of codes) expect(code).toMatch(/^(?:[34679cdfghjkmnpqrtvwxy]{4}-){2}[34679cdfghjkmnpqrtvwxy]{4}$/);
  const [a = '', b = '', c = '', d = ''] = codes;
  const typed = [
    a.replaceAll('-', ''),
    b.toUpperCase(),
    ` ${c.replaceAll('-', ' – ')}\u200e`,
    d.charAt(0).toUpperCase() + d.slice(1),
  ];
  for (const code of typed)
    expect(await staff.secondFactor(from(await half()), code), code).toMatchObject({ kind: 'in' });
  expect(await staff.secondFactor(from(await half()), a), 'each works once').toEqual({ kind: 'refused' });
});

test('codes of earlier versions, in large and small letters, need no hyphen and may begin with a capital', async () => {
  const { staff, db } = open();
  await colleague('old@example.com');
  await secondFactorOf('old@example.com');
  const drawn = ['aBcDe-FgHiJ', 'kLmNo-PqRsT', 'uVwXy-Z1234'];
  const salt = randomBytes(16).toString('base64url');
  const hashes = drawn.map((code) => `scrypt:${salt}:${scryptSync(code, salt, 32).toString('base64url')}`);
  await db.owner.query(
    `update staff."twoFactor" t set "backupCodes" = $1 from staff."user" u where u.id = t."userId" and u.email = 'old@example.com'`,
    [JSON.stringify(hashes)],
  );
  const half = async () => cookiesOf(await staff.signIn(from(), { email: 'old@example.com', password }));
  for (const code of ['aBcDeFgHiJ', 'KLmNo-PqRsT', 'uVwXy-Z1234'])
    expect(await staff.secondFactor(from(await half()), code), code).toMatchObject({ kind: 'in' });
  expect(await staff.secondFactor(from(await half()), 'abcde-fghij')).toEqual({ kind: 'refused' });
});

test('digits of an authenticator are digits in every script, and marks that come along do not count', async () => {
  const { staff } = open();
  await colleague('digits@example.com');
  const { secret: ofAuthenticator } = await secondFactorOf('digits@example.com');
  const address = '\u200bDigits@example.com\u2060';
  const half = cookiesOf(await staff.signIn(from(), { email: address, password }));
  const code = totpCode(ofAuthenticator, 1).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
  expect(await staff.secondFactor(from(half), `\u200e${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    kind: 'in',
  });
});
