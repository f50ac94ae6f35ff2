import { expect, test } from 'vitest';
import { linkMail } from '#app/desk/emails/link-mail.server.ts';
import { recoveryMail } from '#app/desk/emails/recovery-mail.server.ts';
import { issueToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { passwordProblem } from '#app/desk/sign-in/server/password-problem.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { from, password, secret, staffOfThisFile, tokenOf } from '#tests/support/staff-of-this-file.ts';

const { open, colleague, countingReplica, enter, withoutPublicUrl } = staffOfThisFile();

test('a one-time link sets a password once, ends every session, and its token is nowhere in the database', async () => {
  const { staff, db } = open();
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
  const invitation = tokenOf(await inviteByCommand(db.db, 'asha@example.com'));
  const recovery = await issueToken(db.db, signedIn?.principal.id ?? '', 'recovery');
  expect(await staff.whoseLink(invitation), 'whoever asks for a recovery ends no invitation').not.toBeNull();
  await staff.setPassword(from(), recovery, password);
  expect(await staff.whoseLink(invitation), 'it ends with the password that was set').toBeNull();
  const stale = await issueToken(db.db, signedIn?.principal.id ?? '', 'recovery');
  await db.owner.query(`update staff.verification set "expiresAt" = now() - interval '1 second'`);
  expect(await staff.whoseLink(stale)).toBeNull();
});

test('removal ends sessions at once and for good; the last administrator stays one', async () => {
  const { staff, db } = open();
  await db.owner.query('delete from staff."user"');
  await colleague('only@example.com');
  const admin = (await staff.whoAsks(from(await enter('only@example.com'))))?.principal;
  if (!admin) throw new Error('The administrator is not let in.');
  expect(await staff.admin.remove(admin, admin.id)).toMatchObject({ kind: 'refused' });
  const rights = { role: 'sales' as const, allProperties: false, properties: ['the-tivoli'] };
  await expect(db.owner.query(`update staff."user" set role = 'sales'`)).rejects.toThrow('last administrator');

  const invited = await staff.admin.invite(admin, { name: 'Ravi', email: 'ravi@example.com', ...rights });
  await staff.setPassword(from(), invited.kind === 'done' ? (invited.token ?? '') : '', password);
  const cookies = await enter('ravi@example.com');
  const ravi = (await staff.whoAsks(from(cookies)))?.principal;
  expect(ravi).toMatchObject({ role: 'sales', properties: ['the-tivoli'] });
  await expect(staff.admin.list(ravi ?? admin)).rejects.toThrow('Only an administrator');
  expect(await staff.admin.remove(admin, ravi?.id ?? '')).toEqual({ kind: 'done' });
  expect(await staff.whoAsks(from(cookies))).toBeNull();
  expect(await staff.signIn(from(), { email: 'ravi@example.com', password })).toEqual({ kind: 'refused' });
  for (const nobody of [ravi?.id ?? '', 'nobody']) {
    const refused = { kind: 'refused', words: 'Nobody of that name works here.' };
    expect(await staff.admin.setRights(admin, nobody, rights)).toEqual(refused);
    expect(await staff.admin.endSessions(admin, nobody)).toEqual(refused);
    expect(await staff.admin.remove(admin, nobody)).toEqual(refused);
  }
  const { rows } = await db.owner.query('select actor, action from staff.audit order by id desc limit 2');
  expect(rows).toEqual([
    { actor: 'somebody', action: 'sign-in refused' },
    { actor: 'only', action: 'removed' },
  ]);
});

test('administrators change what others may see; nobody changes their own, or what is not there', async () => {
  const { staff, db } = open();
  await colleague('head@example.com');
  const cookies = await enter('head@example.com');
  const head = (await staff.whoAsks(from(cookies)))?.principal;
  if (!head) throw new Error('The administrator is not let in.');
  const rights = { role: 'sales' as const, allProperties: false, properties: ['the-tivoli'] };
  const invited = await staff.admin.invite(head, { name: 'Nia', email: 'nia@example.com', ...rights });
  expect(invited).toMatchObject({ kind: 'done' });
  const { rows } = await db.owner.query(`select id from staff."user" where email = 'nia@example.com'`);
  const nia = String(rows[0].id);
  const written = async () => (await db.owner.query('select count(*)::int from staff.audit')).rows[0].count;
  const before = await written();

  const nowhere = { ...rights, properties: ['the-tivoli', 'the-ritz'] };
  for (const refused of [
    await staff.admin.setRights(head, nia, nowhere),
    await staff.admin.invite(head, { name: 'Omi', email: 'omi@example.com', ...nowhere }),
    await staff.admin.setRights(head, 'nobody', rights),
    await staff.admin.newLink(head, 'nobody'),
    await staff.admin.endSessions(head, 'nobody'),
    await staff.admin.endSecondFactor(head, 'nobody'),
    await staff.admin.remove(head, 'nobody'),
    await staff.admin.setRights(head, head.id, rights),
    await staff.admin.newLink(head, head.id),
    await staff.admin.endSecondFactor(head, head.id),
  ])
    expect(refused).toEqual({ kind: 'refused', words: expect.any(String) });
  expect(await written(), 'what was refused is not told as done').toBe(before);
  const listed = await staff.admin.list(head);
  expect(listed.find(({ id }) => id === nia)).toMatchObject({ role: 'sales', properties: ['the-tivoli'] });
  expect(listed.map(({ email }) => email)).not.toContain('omi@example.com');

  expect(await staff.admin.setRights(head, nia, { ...rights, role: 'recruiter' })).toEqual({ kind: 'done' });
  expect((await staff.admin.list(head)).find(({ id }) => id === nia)).toMatchObject({ role: 'recruiter' });
  expect(await staff.admin.endSessions(head, head.id)).toEqual({ kind: 'done' });
  expect(await staff.whoAsks(from(cookies))).toBeNull();
});

test('recovery treats an unknown e-mail alike; its mail goes to staff and names the site’s own host', async () => {
  const { staff, database, db } = open();
  await colleague('dev@example.com');
  await withoutPublicUrl().recover(from(), 'dev@example.com');
  await withoutPublicUrl().mailInvitation('of nobody');
  const known = await staff.recover({ ...from(), origin: 'https://evil.example' }, 'DEV@example.com');
  expect(await staff.recover(from(), 'nobody@example.com')).toEqual(known);
  const { rows } = await db.owner.query(
    "select data, retry_limit from jobs.job where name = 'desk-mail' order by created_on",
  );
  const waiting = { data: { mail: 'recovery', id: expect.any(String), sealed: expect.any(String) }, retry_limit: 31 };
  expect(rows, 'who has an account is not looked up before the answer').toEqual([waiting, waiting]);
  expect(JSON.stringify(rows)).not.toMatch(/dev@|nobody@/);
  const parts = { database: database.jobs, secret, publicUrl: 'https://tivoli.example' };
  const mails = [];
  for (const { data } of rows) mails.push(await recoveryMail(parts, data));
  const mail = mails.find((found) => found?.to === 'dev@example.com');
  expect(mails.filter(Boolean)).toHaveLength(1);
  const link = mail?.letter.facts[0]?.[1] ?? '';
  expect(link).toMatch(/^https:\/\/tivoli\.example\/desk\/welcome\?token=/);
  expect(await staff.whoseLink(tokenOf(link))).toMatchObject({ email: 'dev@example.com' });
  expect(await recoveryMail({ ...parts, secret: 'another' }, rows[0].data)).toBeNull();
});

test('the mail of an invitation waits sealed, and goes out while its link holds', async () => {
  const { staff, database, db } = open();
  const token = tokenOf(await inviteByCommand(db.db, 'gita@example.com'));
  await staff.mailInvitation(token);
  const { rows } = await db.owner.query(
    "select data from jobs.job where name = 'desk-mail' and data->>'mail' = 'link'",
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const job = rows[0].data;
  const parts = { database: database.jobs, secret };
  expect(await linkMail(parts, job)).toMatchObject({ id: `staff-${job.id}`, to: 'gita@example.com' });
  expect(await linkMail({ ...parts, secret: 'another' }, job)).toBeNull();
  await staff.setPassword(from(), token, password);
  expect(await linkMail(parts, job), 'a link that was used').toBeNull();
});

test('recoveries are limited by network, and by e-mail without a word of it', async () => {
  const { db } = open();
  const staff = countingReplica(undefined, 'https://tivoli.example');
  await db.owner.query('delete from jobs.job');
  const ask = (email: string, place: number) => staff.recover(from([], `2001:db8:5:5::${place}`), email);
  for (let place = 0; place < 20; place += 1)
    expect(await ask(place < 7 ? 'asked@example.com' : `${place}@example.com`, place)).toEqual({ kind: 'asked' });
  expect(await ask('another@example.com', 21)).toEqual({ kind: 'wait', seconds: expect.any(Number) });
  const { rows } = await db.owner.query("select count(*)::int from jobs.job where name = 'desk-mail'");
  expect(rows, 'five mails for the one e-mail, and one for each other').toEqual([{ count: 18 }]);
});

test('a password that is short, leaked, of our or its owner’s words, or a run of keys is refused', async () => {
  const owner = { name: 'Meera Sample', email: 'meera.sample@example.com' };
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const leaked = Object.entries(dictionary).flatMap(([list, words]) => (list.startsWith('passwords') ? words : []));
  const longEnough = leaked.filter((word) => String(word).length >= 12).map(String);
  expect(longEnough.length).toBeGreaterThan(300);
  const weak = [
    'short',
    'password1234',
    'P@ssw0rd1234',
    'tivolitivoli',
    'TivoliHotel2026',
    'tivoli wedding 2026',
    'Tivoli-Wedding-2026!',
    'Tivoli@Delhi@2026',
    'Tivoli#2026#Desk',
    'tivoli hotel delhi',
    'Welcome@Tivoli123',
    'omnamahshivaya',
    'jaishreeram123',
    'correcthorsebatterystaple',
    'elephantbicycle',
    'Delhi@12345678',
    'qwertyuiop12',
    'meerasample12',
    'aaaaaaaaaaaaaa',
    '123456789012',
    ...longEnough,
  ];
  for (const password of weak) expect(await passwordProblem(password, owner), password).not.toBeNull();
  for (const strong of [password, 'Kv7-mQx2-pLw9', 'Xq7$mK2!vB&p', 'k$9!&*(@#%^!', 'चमेली की रात में दीपक'])
    expect(await passwordProblem(strong, owner), strong).toBeNull();
});
