import { expect, test } from 'vitest';
import { from, password, staffOfThisFile, tokenOf } from '#tests/desk/staff-of-this-file.ts';

const { open, colleague, enter, secondFactorOf } = staffOfThisFile();

async function signedIn(email: string) {
  await colleague(email);
  const cookies = await enter(email);
  const found = await open().staff.whoAsks(from(cookies));
  if (!found) throw new Error('Not let in.');
  return { ...found, cookies };
}

/** Returns the actions that the audit has of this person, in order. */
async function deeds(actor: string): Promise<string[]> {
  const { rows } = await open().db.owner.query('select action from staff.audit where actor_id = $1 order by id', [
    actor,
  ]);
  return rows.map(({ action }) => String(action));
}

test('an account shows its sessions, the last used first, its browsers and its second factor', async () => {
  const { staff, db } = open();
  const { principal, sessionId } = await signedIn('facts@example.com');
  await enter('facts@example.com');
  await db.owner.query(`update staff.session set "updatedAt" = now() + interval '1 minute' where id = $1`, [sessionId]);
  const facts = await staff.account.facts(principal.id);
  expect(facts).toMatchObject({ hasSecondFactor: false, passkeys: [], devices: 2 });
  expect(facts.sessions.map(({ id }) => id === sessionId)).toEqual([true, false]);
  for (const { since, lastUsed } of facts.sessions) expect(lastUsed.getTime()).toBeGreaterThanOrEqual(since.getTime());
  await db.owner.query(`update staff.session set "expiresAt" = now() - interval '1 second' where id = $1`, [sessionId]);
  expect((await staff.account.facts(principal.id)).sessions, 'one that is over is none').toHaveLength(1);
  await secondFactorOf('facts@example.com');
  expect((await staff.account.facts(principal.id)).hasSecondFactor).toBe(true);
});

test('a person renames themselves and ends their own sessions, and both is written down', async () => {
  const { staff } = open();
  const here = await signedIn('own@example.com');
  const there = await enter('own@example.com');
  const { id } = here.principal;
  await staff.account.rename(id, 'Meera of Sales');
  expect((await staff.whoAsks(from(here.cookies)))?.principal.name).toBe('Meera of Sales');
  await staff.account.endOtherSessions(from(here.cookies), { userId: id, sessionId: here.sessionId });
  expect(await staff.whoAsks(from(there))).toBeNull();
  expect((await staff.account.facts(id)).devices, 'the browser that asked stays known').toBe(1);
  await staff.account.endSession(id, { id: here.sessionId });
  expect(await staff.whoAsks(from(here.cookies))).toBeNull();
  expect((await deeds(id)).slice(-3)).toEqual(['changed their name', 'ended sessions', 'ended sessions']);
});

test('what needs a password says so without one that is right, and ends nothing else', async () => {
  const { staff } = open();
  const { cookies, principal } = await signedIn('words@example.com');
  const refused = { kind: 'refused', words: 'That is not your password.' };
  expect(await staff.account.endSecondFactor(from(cookies), 'wrong')).toEqual(refused);
  expect(await staff.account.changePassword(from(cookies), 'wrong', password)).toEqual(refused);
  const begun = await staff.account.beginSecondFactor(from(cookies), password);
  expect(begun).toMatchObject({
    kind: 'done',
    totp: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Tivoli%20desk/) },
  });
  expect(await staff.account.confirmSecondFactor(from(cookies), '000000')).toEqual({
    kind: 'refused',
    words: 'That code is not right. Type the six digits that the app shows now.',
  });
  expect(await staff.account.changePassword(from([]), password, password)).toEqual({ kind: 'ended' });
  const { rows } = await open().db.owner.query(
    `select count(*)::int from staff.audit where action = 'password refused' and actor = 'somebody'`,
  );
  expect(rows).toEqual([{ count: 3 }]);
  expect(await staff.whoAsks(from(cookies))).toMatchObject({ principal: { id: principal.id } });
});

test('a code is taken with the spaces that somebody types, and a second factor is ended with the password', async () => {
  const { staff } = open();
  const { principal } = await signedIn('spaces@example.com');
  const { codes } = await secondFactorOf('spaces@example.com');
  const half = await staff.signIn(from(), { email: ' Spaces@Example.com ', password });
  if (half.kind !== 'second-factor') throw new Error(`Expected a second step, not ${half.kind}.`);
  const whole = await staff.secondFactor(from(half.cookies), ` ${codes[0]} `);
  if (whole.kind !== 'in') throw new Error(`Not let in: ${whole.kind}`);
  expect((await staff.account.endSecondFactor(from(whole.cookies), password)).kind).toBe('done');
  expect((await staff.account.facts(principal.id)).hasSecondFactor).toBe(false);
  expect((await staff.signIn(from(), { email: 'spaces@example.com', password })).kind).toBe('in');
});

test('the list of staff tells who may what, who has a password and who has left, by name', async () => {
  const { staff } = open();
  await open().db.owner.query('delete from staff."user"');
  const { principal: admin } = await signedIn('boss@example.com');
  const rights = { role: 'sales' as const, allProperties: true, properties: [] };
  const narrow = { ...rights, allProperties: false, properties: ['the-tivoli', 'omnia-noida'] };
  const invited = await staff.admin.invite(admin, { name: 'zoe', email: 'zoe@example.com', ...rights });
  await staff.admin.invite(admin, { name: 'Anil', email: 'anil@example.com', ...narrow });
  await staff.admin.invite(admin, { name: 'Aman', email: 'aman@example.com', ...narrow, role: 'recruiter' });
  const idOf = async (name: string) => (await staff.admin.list(admin)).find((one) => one.name === name)?.id ?? '';
  await staff.admin.remove(admin, await idOf('Aman'));
  expect(await staff.admin.list(admin)).toMatchObject([
    {
      name: 'Anil',
      role: 'sales',
      allProperties: false,
      properties: ['omnia-noida', 'the-tivoli'],
      hasPassword: false,
    },
    { name: 'boss', role: 'admin', allProperties: false, hasPassword: true, sessions: 1, isGone: false },
    { name: 'zoe', allProperties: true, properties: [], sessions: 0, twoFactorEnabled: false },
    { name: 'Aman', role: 'recruiter', properties: [], isGone: true },
  ]);
  await staff.setPassword(from(), invited.kind === 'done' ? (invited.token ?? '') : '', password);
  expect((await staff.whoAsks(from(await enter('zoe@example.com'))))?.principal.properties).toBe('all');
  const again = { name: 'Another', email: 'zoe@example.com', ...rights };
  expect(await staff.admin.invite(admin, again)).toEqual({
    kind: 'refused',
    words: 'Somebody with this e-mail works here already.',
  });
  expect(await staff.admin.invite(admin, { ...again, email: 'new@example.com', properties: ['the-ritz'] })).toEqual({
    kind: 'refused',
    words: 'One of these properties is not ours. Choose them from the list.',
  });
  expect(await staff.admin.setRights(admin, admin.id, rights)).toMatchObject({
    words: expect.stringContaining('You change your own details on your account’s page'),
  });
  expect(await staff.admin.remove(admin, admin.id)).toMatchObject({
    words: 'The last administrator cannot be removed: make somebody else an administrator first.',
  });
});

test('another link lets somebody in who lost theirs, and ending their sessions forgets their browsers', async () => {
  const { staff } = open();
  const { principal: admin } = await signedIn('helper@example.com');
  const lost = await signedIn('lost@example.com');
  const made = await staff.admin.newLink(admin, lost.principal.id);
  const token = made.kind === 'done' ? (made.token ?? '') : '';
  expect(tokenOf(`/desk/welcome?token=${token}`)).toBe(token);
  expect(await staff.whoseLink(token)).toEqual({
    id: lost.principal.id,
    name: lost.principal.name,
    email: 'lost@example.com',
  });
  expect(await staff.setPassword(from(), token, 'short')).toBe(false);
  await staff.admin.endSessions(admin, lost.principal.id);
  expect(await staff.whoAsks(from(lost.cookies))).toBeNull();
  expect((await staff.account.facts(lost.principal.id)).devices).toBe(0);
  expect(await staff.setPassword(from(), token, password)).toBe(true);
  expect((await deeds(lost.principal.id)).at(-1)).toBe('set a password');
  expect((await deeds(admin.id)).slice(-2)).toEqual(['made a link', 'ended sessions']);
});
