import { describe, expect, test } from 'vitest';
import { softwarePasskey } from '#tests/desk/software-passkey.ts';
import { from, password, staffOfThisFile } from '#tests/desk/staff-of-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { makeChallenge } from './passkeys.server.ts';

const { open, colleague, enter, demanding } = staffOfThisFile();

type Own = Parameters<ReturnType<typeof open>['staff']['passkeys']['add']>[1];

/** Adds a passkey for somebody. */
function adding(own: Own) {
  return async (passkey = softwarePasskey(), change: Partial<Parameters<typeof passkey.made>[0]> = {}) => {
    const { staff } = open();
    const { challenge } = await staff.passkeys.creationOptions(from(), own);
    const response = passkey.made({ challenge, ...change });
    return { passkey, isAdded: await staff.passkeys.add(from(), own, { name: 'Telephone', response }) };
  };
}

/** Signs somebody in with a password. */
async function signedInPerson(email: string) {
  await colleague(email);
  const cookies = await enter(email);
  const signedIn = await open().staff.whoAsks(from(cookies));
  if (!signedIn) throw new Error('Not let in.');
  const own = { ...signedIn.principal, sessionId: signedIn.sessionId };
  return { own, cookies, add: adding(own) };
}

/** Adds somebody who works here, without a password. */
async function person() {
  const principal = await addStaff(open().db.owner, { role: 'admin' });
  const own = { ...principal, sessionId: 'none' };
  return { own, add: adding(own) };
}

const challengeToSignIn = async () => (await open().staff.passkeys.requestOptions(from())).challenge;

test('a passkey is added, listed, asked for once, signs in without a password, and can be taken away', async () => {
  const { staff, db } = open();
  const { own, cookies, add } = await signedInPerson('passkey@example.com');
  expect((await demanding('everyone').whoAsks(from(cookies)))?.lacks).toBe('second-factor');
  const { passkey, isAdded } = await add();
  expect(isAdded).toBe(true);
  expect((await demanding('everyone').whoAsks(from(cookies)))?.lacks, 'this session has it').toBeNull();
  expect(await staff.passkeys.list(own.id)).toEqual([
    { id: passkey.id, name: 'Telephone', since: expect.any(Date), lastUsed: null },
  ]);
  expect((await staff.passkeys.creationOptions(from(), own)).excludeCredentials).toMatchObject([{ id: passkey.id }]);
  expect(await add(passkey), 'the same one again').toMatchObject({ isAdded: false });

  const response = passkey.answered({ challenge: await challengeToSignIn() });
  const entered = await staff.withPasskey(from(), response);
  if (entered.kind !== 'in') throw new Error(`Not let in: ${entered.kind}`);
  expect(await demanding('everyone').whoAsks(from(entered.cookies))).toMatchObject({
    lacks: null,
    principal: { email: own.email },
  });
  expect((await staff.passkeys.list(own.id))[0]?.lastUsed).not.toBeNull();
  expect(await staff.withPasskey(from(), response), 'the same answer again').toEqual({ kind: 'refused' });

  await staff.passkeys.remove({ ...own, id: 'somebody else' }, passkey.id);
  expect(await staff.passkeys.list(own.id)).toHaveLength(1);
  await staff.passkeys.remove(own, passkey.id);
  expect(await staff.passkeys.list(own.id)).toEqual([]);
  expect(await staff.withPasskey(from(), passkey.answered({ challenge: await challengeToSignIn() }))).toEqual({
    kind: 'refused',
  });
  const { rows } = await db.owner.query(
    `select action from staff.audit where actor_id = $1 and action like '%passkey' order by id`,
    [own.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['added a passkey', 'removed a passkey']);
});

test('what a browser is asked for names this site, wants a finger or a PIN, and knows whose it is to be', async () => {
  const { staff } = open();
  const { own } = await person();
  expect(await staff.passkeys.requestOptions(from())).toMatchObject({
    rpId: 'tivoli.example',
    userVerification: 'required',
    timeout: 60_000,
  });
  expect(await staff.passkeys.creationOptions(from(), own)).toMatchObject({
    rp: { id: 'tivoli.example', name: 'Tivoli desk' },
    user: { name: own.email, displayName: own.name },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
  });
});

describe('a passkey is not added', () => {
  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['to a challenge that is none of ours', { challenge: Buffer.alloc(56).toString('base64url') }],
    ['to a challenge for somebody else', { challenge: makeChallenge('not the secret', 'of nobody') }],
  ])('%s', async (_, change) => {
    const { own, add } = await person();
    expect((await add(softwarePasskey(), change)).isAdded).toBe(false);
    expect(await open().staff.passkeys.list(own.id)).toEqual([]);
  });

  test('where the answer is none, or far too long', async () => {
    const { staff } = open();
    const { own } = await person();
    for (const response of ['', '{}', 'null', '{"id":"a"}', `{"id":"${'a'.repeat(20_000)}"}`]) {
      expect(await staff.passkeys.add(from(), own, { name: 'x', response }), response.slice(0, 20)).toBe(false);
      expect(await staff.withPasskey(from(), response)).toEqual({ kind: 'refused' });
    }
  });

  test('beyond ten', async () => {
    const { own, add } = await person();
    await open().db.owner.query(
      `insert into staff.passkey (id, user_id, name, public_key) select 'many-' || n, $1, 'x', '' from generate_series(1, 9) n`,
      [own.id],
    );
    expect((await add()).isAdded).toBe(true);
    expect((await add()).isAdded).toBe(false);
  });
});

describe('a passkey does not sign in', () => {
  test.each([
    ['at another site', { origin: 'https://evil.example' }],
    ['at another host', { host: 'evil.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['to a challenge that is none of ours', { challenge: Buffer.alloc(56).toString('base64url') }],
  ])('%s', async (_, change) => {
    const { add } = await person();
    const { passkey } = await add();
    const response = passkey.answered({ challenge: await challengeToSignIn(), ...change });
    expect(await open().staff.withPasskey(from(), response)).toEqual({ kind: 'refused' });
  });

  test('to a challenge that was made to add one', async () => {
    const { staff } = open();
    const { own, add } = await person();
    const { passkey } = await add();
    const { challenge } = await staff.passkeys.creationOptions(from(), own);
    expect(await staff.withPasskey(from(), passkey.answered({ challenge }))).toEqual({ kind: 'refused' });
  });

  test('who has left', async () => {
    const { staff, db } = open();
    const { own, add } = await person();
    await person();
    const { passkey } = await add();
    await db.owner.query('update staff."user" set removed_at = now() where id = $1', [own.id]);
    expect(await staff.withPasskey(from(), passkey.answered({ challenge: await challengeToSignIn() }))).toEqual({
      kind: 'refused',
    });
  });

  test('with another key than the one that was kept', async () => {
    const { staff, db } = open();
    const { add } = await person();
    const [{ passkey: one }, { passkey: other }] = [await add(), await add()];
    await db.owner.query(
      'update staff.passkey set public_key = (select public_key from staff.passkey where id = $1) where id = $2',
      [one.id, other.id],
    );
    expect(await staff.withPasskey(from(), other.answered({ challenge: await challengeToSignIn() }))).toEqual({
      kind: 'refused',
    });
  });
});

test('who is signed in proves once more who they are, by their password or their own passkey', async () => {
  const { staff, db } = open();
  const { own, cookies, add } = await signedInPerson('again@example.com');
  const stranger = await person();
  const [{ passkey }, { passkey: strangers }] = [await add(), await stranger.add()];
  const answer = async (of: typeof passkey) => of.answered({ challenge: await challengeToSignIn() });
  const long = new Date(Date.now() - 3_600_000);
  await db.owner.query('update staff.session set confirmed_at = $1, with_passkey = false where id = $2', [
    long,
    own.sessionId,
  ]);
  const confirmedAt = async () => (await staff.whoAsks(from(cookies)))?.confirmedAt.getTime() ?? 0;
  expect(await staff.account.confirm(from(cookies), { password: 'wrong' })).toBe('wrong');
  expect(await staff.account.confirm(from(cookies), { passkey: await answer(strangers) })).toBe('wrong');
  expect(await confirmedAt()).toBe(long.getTime());
  expect(await staff.account.confirm(from(cookies), { passkey: await answer(passkey) })).toBe('right');
  expect(await confirmedAt()).toBeGreaterThan(Date.now() - 60_000);
  expect((await demanding('everyone').whoAsks(from(cookies)))?.lacks).toBeNull();
  expect(await staff.account.confirm(from(cookies), { password })).toBe('right');
  expect(await staff.account.confirm(from([]), { password })).toBe('ended');
});
