import { createHmac } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import type { Mail } from '#server/mail/postbox.ts';
import { inviteByCommand } from '#server/staff/invite-by-command.ts';
import { issueToken } from '#server/staff/one-time-link.ts';
import { passwordProblem } from '#server/staff/password-problem.ts';
import { type Asked, createStaff, type Staff } from '#server/staff/staff.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';

const password = 'marigold lantern under banyan';
let db: TestDatabase;
let database: Database;
let staff: Staff;
const mails: Mail[] = [];

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  staff = openStaff(false);
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

function openStaff(counts: boolean): Staff {
  return createStaff({
    database: database.desk,
    secret: 'a secret of the tests, long enough to be one',
    counts,
    postbox: { deliver: async (mail) => void mails.push(mail) },
    log: pino({ enabled: false }),
  });
}

const from = (cookies: string[] = [], clientAddress = '192.0.2.1'): Asked => ({
  headers: new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }),
  origin: 'https://tivoli.example',
  clientAddress,
});
const tokenOf = (path: string) => new URL(path, 'https://tivoli.example').searchParams.get('token') ?? '';

/** Somebody with a password; the first one is made as the operator makes them. */
async function colleague(email: string): Promise<void> {
  await staff.setPassword(from(), tokenOf(await inviteByCommand(db.db, email)), password);
}

async function enter(email: string): Promise<string[]> {
  const result = await staff.signIn(from(), { email, password });
  if (result.kind !== 'in') throw new Error(`Not let in: ${result.kind}`);
  return result.cookies;
}

test('a one-time link sets a password once, ends every session, and its token is nowhere in the database', async () => {
  const token = tokenOf(await inviteByCommand(db.db, 'Asha@Example.com'));
  expect(await staff.whoseLink(token)).toMatchObject({ email: 'asha@example.com' });
  expect(await staff.setPassword(from(), token, password)).toBe(true);
  expect(await staff.setPassword(from(), token, password)).toBe(false);
  const cookies = await enter('asha@example.com');
  const signedIn = await staff.whoAsks(from(cookies));
  expect(signedIn?.principal).toMatchObject({ email: 'asha@example.com', role: 'admin', properties: 'all' });
  const again = tokenOf(await inviteByCommand(db.db, 'asha@example.com'));
  const { rows } = await db.owner.query('select * from staff.verification');
  expect(JSON.stringify(rows)).not.toContain(again);
  await staff.setPassword(from(), again, `${password} two`);
  expect(await staff.whoAsks(from(cookies))).toBeNull();
  await staff.setPassword(from(), await issueToken(db.db, signedIn?.principal.id ?? '', 'recovery'), password);
  const stale = await issueToken(db.db, signedIn?.principal.id ?? '', 'recovery');
  await db.owner.query(`update staff.verification set "expiresAt" = now() - interval '1 second'`);
  expect(await staff.whoseLink(stale)).toBeNull();
});

test('cookies are for this host, TLS and HTTP alone, and a forged one opens nothing', async () => {
  await colleague('meera@example.com');
  const [cookie = ''] = (await enter('meera@example.com')).filter((header) => header.includes('session_token'));
  expect(cookie).toMatch(/^__Secure-desk\.session_token=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(attribute);
  expect(await staff.whoAsks(from([cookie.replace(/token=./, 'token=X')]))).toBeNull();
  await db.owner.query(`update staff.session set "createdAt" = now() - interval '8 days'`);
  expect(await staff.whoAsks(from([cookie])), 'a session ends after a week, used or not').toBeNull();
});

test('signing out ends the session on the server; a wrong password says nothing of who is there', async () => {
  await colleague('kavya@example.com');
  const cookies = await enter('kavya@example.com');
  await staff.signOut(from(cookies));
  expect(await staff.whoAsks(from(cookies))).toBeNull();
  expect(await staff.signIn(from(), { email: 'kavya@example.com', password: 'wrong' })).toEqual({ kind: 'refused' });
  expect(await staff.signIn(from(), { email: 'nobody@example.com', password })).toEqual({ kind: 'refused' });
});

test('after ten tries an account waits, on every replica; nobody’s address or e-mail is kept', async () => {
  const [one, other] = [openStaff(true), openStaff(true)];
  await db.owner.query('truncate staff.attempt');
  const guess = { email: 'guessed@example.com', password: 'wrong' };
  for (let tries = 0; tries < 10; tries += 1)
    expect((await (tries % 2 ? one : other).signIn(from(), guess)).kind).toBe('refused');
  expect(await other.signIn(from([], '198.51.100.7'), guess)).toMatchObject({ kind: 'wait' });
  const { rows } = await db.owner.query('select source from staff.attempt');
  expect(JSON.stringify(rows)).not.toMatch(/guessed|192\.0/);
});

test('removal ends sessions at once and for good; the last administrator stays one', async () => {
  await db.owner.query('delete from staff."user"');
  await colleague('only@example.com');
  const admin = (await staff.whoAsks(from(await enter('only@example.com'))))?.principal;
  if (!admin) throw new Error('The administrator is not let in.');
  expect(await staff.admin.remove(admin, admin.id)).toMatchObject({ kind: 'refused' });
  const rights = { role: 'sales' as const, allProperties: false, properties: ['the-tivoli'] };
  expect(await staff.admin.setRights(admin, admin.id, rights)).toMatchObject({ kind: 'refused' });

  const invited = await staff.admin.invite(admin, { name: 'Ravi', email: 'ravi@example.com', ...rights });
  await staff.setPassword(from(), invited.kind === 'done' ? (invited.token ?? '') : '', password);
  const cookies = await enter('ravi@example.com');
  const ravi = (await staff.whoAsks(from(cookies)))?.principal;
  expect(ravi).toMatchObject({ role: 'sales', properties: ['the-tivoli'] });
  await expect(staff.admin.list(ravi ?? admin)).rejects.toThrow('Only an administrator');
  expect(await staff.admin.remove(admin, ravi?.id ?? '')).toEqual({ kind: 'done' });
  expect(await staff.whoAsks(from(cookies))).toBeNull();
  expect(await staff.signIn(from(), { email: 'ravi@example.com', password })).toEqual({ kind: 'refused' });
  const { rows } = await db.owner.query('select actor, action from staff.audit order by id desc limit 2');
  expect(rows).toEqual([
    { actor: 'somebody', action: 'sign-in refused' },
    { actor: 'only', action: 'removed' },
  ]);
});

test('with a second factor a password alone opens nothing, and each spare code works once', async () => {
  await colleague('isha@example.com');
  const cookies = await enter('isha@example.com');
  const begun = await staff.account.beginSecondFactor(from(cookies), password);
  if (begun.kind !== 'done' || !begun.totp) throw new Error('No second factor was begun.');
  const secret = new URL(begun.totp.uri).searchParams.get('secret') ?? '';
  const confirmed = await staff.account.confirmSecondFactor(from(cookies), codeOf(secret));
  expect(confirmed.kind).toBe('done');
  const half = await staff.signIn(from(), { email: 'isha@example.com', password });
  if (half.kind !== 'second-factor') throw new Error(`Expected a second step, not ${half.kind}.`);
  expect(await staff.whoAsks(from(half.cookies))).toBeNull();
  expect(await staff.secondFactor(from(half.cookies), '000000')).toEqual({ kind: 'refused' });
  const [spare = ''] = begun.totp.codes;
  const whole = await staff.secondFactor(from(half.cookies), spare);
  expect(whole.kind === 'in' && (await staff.whoAsks(from(whole.cookies)))?.principal.email).toBe('isha@example.com');
  const later = await staff.signIn(from(), { email: 'isha@example.com', password });
  expect(later.kind === 'second-factor' && (await staff.secondFactor(from(later.cookies), spare))).toEqual({
    kind: 'refused',
  });
});

test('recovery mails a link to who works here, and tells nobody who does', async () => {
  mails.length = 0;
  await colleague('dev@example.com');
  await staff.recover(from(), 'nobody@example.com');
  await staff.recover(from(), 'DEV@example.com');
  expect(mails.map(({ to }) => to)).toEqual(['dev@example.com']);
  const link = mails[0]?.letter.facts[0]?.[1] ?? '';
  expect(link).toMatch(/^https:\/\/tivoli\.example\/desk\/welcome\?token=/);
  expect(await staff.whoseLink(tokenOf(link))).toMatchObject({ email: 'dev@example.com' });
});

test('a password that is short, common, one’s own name or a run of keys is refused', async () => {
  for (const weak of [
    'short',
    'password1234',
    'tivolitivoli',
    'qwertyuiop12',
    'meera.sample1',
    'aaaaaaaaaaaaaa',
    '123456789012',
  ])
    expect(await passwordProblem(weak, 'meera.sample@example.com'), weak).not.toBeNull();
  for (const strong of [password, 'Kv7-mQx2-pLw9', 'चमेली की रात में दीपक'])
    expect(await passwordProblem(strong, 'meera@example.com'), strong).toBeNull();
});

/** What an authenticator shows for this secret now (RFC 6238). */
function codeOf(base32: string): string {
  const bits = [...base32.replaceAll('=', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
