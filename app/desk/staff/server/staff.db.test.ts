import { expect, test } from 'vitest';
import { issueToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { from, password, staffOfThisFile, tokenOf } from '#tests/desk/staff-of-this-file.ts';

const { open, colleague, enter } = staffOfThisFile();

test('a one-time link sets a password once, ends every session, and its token is nowhere in the database', async () => {
  const { staff, db } = open();
  const token = tokenOf(await inviteByCommand(db.db, ' Asha@Example.com '));
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

  const recruiter = { ...rights, role: 'recruiter' as const, allProperties: true };
  expect(await staff.admin.setRights(head, nia, recruiter)).toEqual({ kind: 'done' });
  expect(
    (await staff.admin.list(head)).find(({ id }) => id === nia),
    'properties are rights of sales alone',
  ).toMatchObject({ role: 'recruiter', allProperties: false, properties: [] });
  expect(await staff.admin.endSessions(head, head.id)).toEqual({ kind: 'done' });
  expect(await staff.whoAsks(from(cookies))).toBeNull();
});
