import { expect, test } from 'vitest';
import { from, password, secret, staffOfThisFile } from '#tests/desk/staff-of-this-file.ts';
import { recordRefusedSignIn } from './refused-sign-in.server.ts';

const { open, colleague, enter, demanding, secondFactorOf } = staffOfThisFile();

test('administrators enter with a second factor where that is demanded, others with a password', async () => {
  const { db } = open();
  await colleague('chief@example.com');
  await colleague('seller@example.com');
  await db.owner.query(`update staff."user" set role = 'sales' where email = 'seller@example.com'`);
  const [chief, seller] = [await enter('chief@example.com'), await enter('seller@example.com')];
  const lacks = async (rule: Parameters<typeof demanding>[0], cookies: string[]) =>
    (await demanding(rule).whoAsks(from(cookies)))?.lacks;
  expect(await lacks('optional', chief)).toBeNull();
  expect(await lacks('administrators', chief)).toBe('second-factor');
  expect(await lacks('administrators', seller)).toBeNull();
  expect(await lacks('everyone', seller)).toBe('second-factor');
  const staff = demanding('administrators');
  expect(await staff.whoIsIn(from(chief).headers), 'nor to the figures of the monitoring').toBeNull();
  expect(await staff.whoIsIn(from(seller).headers)).toMatchObject({ email: 'seller@example.com' });

  await db.owner.query(`insert into staff.passkey (id, user_id, name, public_key)
    select 'a', id, 'Phone', '' from staff."user" where email = 'chief@example.com'`);
  expect(await lacks('administrators', chief), 'a stolen password sets up nothing beside a passkey').toBe('passkey');
  await db.owner.query('delete from staff.passkey');
  const { codes } = await secondFactorOf('chief@example.com');
  expect(await staff.whoAsks(from(chief)), 'sessions of before, with a password alone, are over').toBeNull();
  const half = await staff.signIn(from(), { email: 'chief@example.com', password });
  const whole = half.kind === 'second-factor' && (await staff.secondFactor(from(half.cookies), codes[0] ?? ''));
  expect(whole && whole.kind === 'in' && (await lacks('administrators', whole.cookies))).toBeNull();
});

test('administrators read who was guessed at, in words that name colleagues alone', async () => {
  const { staff, db, database } = open();
  await db.owner.query('delete from staff.audit');
  await colleague('asked@example.com');
  const admin = (await staff.whoAsks(from(await enter('asked@example.com'))))?.principal;
  if (!admin) throw new Error('Not let in.');
  const refuse = (email: string, address: string, action: 'sign-in refused' | 'second factor refused') =>
    recordRefusedSignIn(database.desk, secret, { action, email, address });
  for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'])
    await refuse('asked@example.com', address, 'sign-in refused');
  await refuse('nobody@example.com', '192.0.2.1', 'sign-in refused');
  await refuse('nothing@example.com', '192.0.2.1', 'sign-in refused');
  expect(await staff.admin.refusals(admin)).toEqual([
    { email: 'asked@example.com', knewPassword: false, tries: 4, networks: 3, last: expect.any(Date) },
    { email: null, knewPassword: false, tries: 2, networks: 1, last: expect.any(Date) },
  ]);
  await refuse('asked@example.com', '192.0.2.1', 'second factor refused');
  expect((await staff.admin.refusals(admin))[0]).toMatchObject({ knewPassword: true, tries: 5 });
  await expect(staff.admin.refusals({ ...admin, role: 'sales' })).rejects.toThrow('Only an administrator');
});

test('what was refused more than a week ago is told no more, and who was guessed at most comes first', async () => {
  const { staff, db, database } = open();
  await colleague('first@example.com');
  await colleague('second@example.com');
  const admin = (await staff.whoAsks(from(await enter('first@example.com'))))?.principal;
  if (!admin) throw new Error('Not let in.');
  await db.owner.query('delete from staff.audit');
  const refuse = (email: string, times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        recordRefusedSignIn(database.desk, secret, { action: 'password refused', email, address: '192.0.2.1' }),
      ),
    );
  const told = async () => (await staff.admin.refusals(admin)).map(({ email, tries }) => [email, tries]);
  await refuse('first@example.com', 3);
  await db.owner.query(`update staff.audit set at = now() - interval '7 days' - interval '1 minute'`);
  expect(await told()).toEqual([]);
  await db.owner.query(`update staff.audit set at = now() - interval '7 days' + interval '1 minute'`);
  await refuse('second@example.com', 4);
  await refuse('nobody@example.com', 1);
  expect(await told()).toEqual([
    ['second@example.com', 4],
    ['first@example.com', 3],
    [null, 1],
  ]);
});
