import { expect, test } from 'vitest';
import { issueToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { from, password, staffOfThisFile, tokenOf } from '#tests/desk/staff-of-this-file.ts';
import { totpCode } from '#tests/desk/totp-code.ts';

const { open, colleague, enter } = staffOfThisFile();

test('cookies are for this host, TLS and HTTP alone, and a forged one opens nothing', async () => {
  const { staff, db } = open();
  await colleague('meera@example.com');
  const [cookie = ''] = (await enter('meera@example.com')).filter((header) => header.includes('session_token'));
  expect(cookie).toMatch(/^__Host-desk\.session_token=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
  expect(
    await staff.whoAsks(from([cookie.replace(/token=./, (start) => `token=${start.endsWith('X') ? 'Y' : 'X'}`)])),
  ).toBeNull();
  const idle = (hours: number) =>
    db.owner.query(
      `update staff.session set "expiresAt" = "expiresAt" - $1 * interval '1 hour', "updatedAt" = now() - $1 * interval '1 hour'`,
      [hours],
    );
  await idle(11);
  expect(await staff.whoAsks(from([cookie])), 'a session that is used within twelve hours goes on').not.toBeNull();
  await idle(11);
  expect((await staff.whoAsks(from([cookie])))?.cookies.join(), 'and is prolonged by it').toContain('session_token');
  await db.owner.query(`update staff.session set "createdAt" = now() - interval '8 days'`);
  expect(await staff.whoAsks(from([cookie])), 'a session ends after a week, used or not').toBeNull();
  await db.owner.query('update staff.session set "createdAt" = now()');
  expect(await staff.whoAsks(from([cookie]))).not.toBeNull();
  await idle(12);
  expect(await staff.whoAsks(from([cookie])), 'a session ends after twelve hours without use').toBeNull();
});

test('signing out ends the session on the server; a wrong password says nothing of who is there', async () => {
  const { staff } = open();
  await colleague('kavya@example.com');
  const cookies = await enter('kavya@example.com');
  await staff.signOut(from(cookies));
  expect(await staff.whoAsks(from(cookies))).toBeNull();
  expect(await staff.signIn(from(), { email: 'kavya@example.com', password: 'wrong' })).toEqual({ kind: 'refused' });
  expect(await staff.signIn(from(), { email: 'nobody@example.com', password })).toEqual({ kind: 'refused' });
});

test('a password is changed with the present one, compared as typed; other sessions end, any can', async () => {
  const { staff } = open();
  await colleague('uma@example.com');
  const [here, there] = [await enter('uma@example.com'), await enter('uma@example.com')];
  const next = 'saffron ladder beside the well';
  for (const wrong of [`${password} `, password.toUpperCase()])
    expect((await staff.account.changePassword(from(here), wrong, next)).kind).toBe('refused');
  expect((await staff.account.beginSecondFactor(from(here), 'wrong')).kind).toBe('refused');
  const changed = await staff.account.changePassword(from(here), password, next);
  if (changed.kind !== 'done') throw new Error(`Not changed: ${changed.kind}`);
  for (const former of [here, there]) expect(await staff.whoAsks(from(former))).toBeNull();
  const now = await staff.whoAsks(from(changed.cookies));
  if (!now) throw new Error('The session was not replaced.');
  const { sessions } = await staff.account.facts(now.principal.id);
  expect(sessions.map(({ id }) => id)).toEqual([now.sessionId]);
  await staff.account.endSession('somebody else', { id: now.sessionId });
  expect(await staff.whoAsks(from(changed.cookies))).not.toBeNull();
  await staff.account.endSession(now.principal.id, { id: now.sessionId });
  expect(await staff.whoAsks(from(changed.cookies))).toBeNull();
});

test('with a second factor a password alone opens nothing and each spare code works once', async () => {
  const { staff } = open();
  await colleague('isha@example.com');
  const cookies = await enter('isha@example.com');
  const begun = await staff.account.beginSecondFactor(from(cookies), password);
  if (begun.kind !== 'done' || !begun.totp) throw new Error('No second factor was begun.');
  const secret = new URL(begun.totp.uri).searchParams.get('secret') ?? '';
  const confirmed = await staff.account.confirmSecondFactor(from(cookies), totpCode(secret));
  expect(confirmed.kind).toBe('done');
  const half = await staff.signIn(from(), { email: 'isha@example.com', password });
  if (half.kind !== 'second-factor') throw new Error(`Expected a second step, not ${half.kind}.`);
  expect(await staff.whoAsks(from(half.cookies))).toBeNull();
  expect(await staff.secondFactor(from(half.cookies), '000000')).toEqual({ kind: 'refused' });
  const [spare = ''] = begun.totp.codes;
  const whole = await staff.secondFactor(from(half.cookies), spare);
  expect(whole.kind === 'in' && (await staff.whoAsks(from(whole.cookies)))?.principal.email).toBe('isha@example.com');
  const later = await staff.signIn(from(), { email: 'isha@example.com', password });
  if (later.kind !== 'second-factor') throw new Error(`Expected a second step, not ${later.kind}.`);
  expect(await staff.secondFactor(from(later.cookies), spare)).toEqual({ kind: 'refused' });
});

test('a second factor that was lost is switched off by an administrator, by the operator, with a removal', async () => {
  const { staff, db } = open();
  await colleague('tara@example.com');
  await colleague('zoya@example.com');
  const tara = (await staff.whoAsks(from(await enter('tara@example.com'))))?.principal;
  const zoya = (await staff.whoAsks(from(await enter('zoya@example.com'))))?.principal;
  if (!tara || !zoya) throw new Error('Not let in.');
  const lose = async () => {
    await db.owner.query(`update staff."user" set "twoFactorEnabled" = true where id = $1`, [zoya.id]);
    await db.owner.query(`insert into staff."twoFactor" (secret, "backupCodes", "userId") values ('-', '-', $1)`, [
      zoya.id,
    ]);
  };
  const enters = async () => (await staff.signIn(from(), { email: zoya.email, password })).kind;
  await lose();
  expect(await enters()).toBe('second-factor');
  await staff.setPassword(from(), await issueToken(db.db, zoya.id, 'recovery'), password);
  expect(await enters(), 'a recovered password passes by no second factor').toBe('second-factor');
  await staff.admin.endSecondFactor(tara, zoya.id);
  expect(await enters()).toBe('in');
  await lose();
  await staff.setPassword(from(), tokenOf(await inviteByCommand(db.db, zoya.email)), password);
  expect(await enters()).toBe('in');
  await lose();
  await staff.admin.remove(tara, zoya.id);
  const back = { name: 'Zoya', email: zoya.email, role: 'recruiter' as const, allProperties: false, properties: [] };
  const invited = await staff.admin.invite(tara, back);
  await staff.setPassword(from(), invited.kind === 'done' ? (invited.token ?? '') : '', password);
  expect(await enters()).toBe('in');
  const kept = await db.owner.query(`select from staff."twoFactor" where "userId" = $1`, [zoya.id]);
  expect(kept.rowCount).toBe(0);
});
