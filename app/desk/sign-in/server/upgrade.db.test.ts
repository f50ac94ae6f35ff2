import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOTP } from '@better-auth/utils/otp';
import { hashPassword, symmetricEncrypt, verifyPassword } from 'better-auth/crypto';
import { serializeSigned } from 'hono/utils/cookie';
import { expect, test } from 'vitest';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { createStaff } from '#app/desk/staff/server/staff.server.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { emptyDatabase } from '#tests/databases/database.ts';
import { from, password, secret, tokenOf } from '#tests/desk/staff-of-this-file.ts';

/** The migration that brought known browsers, counted tries and passkeys. */
const upgrade = '20261126120000_sign_in_limits.sql';

test('whoever had an account, six digits, spare codes and a session before the upgrade has them after it', async () => {
  const before = await mkdtemp(join(tmpdir(), 'tivoli-before-'));
  const database = await emptyDatabase();
  const files = (await readdir('supabase/migrations')).filter((file) => file < upgrade);
  await Promise.all(files.map((file) => cp(join('supabase/migrations', file), join(before, file))));
  await migrate(database.ownerUrl, { folder: before });
  const [seed, codes, token] = ['a'.repeat(32), ['aaaaa-bbbbb', 'ccccc-ddddd'], 'session'.repeat(4)];
  const kept = (text: string) => symmetricEncrypt({ key: secret, data: text });
  await database.owner.query(
    `with made as (insert into staff."user" (id, name, email, role, "emailVerified", "twoFactorEnabled")
                   values ('u', 'Asha', 'asha@example.com', 'admin', true, true) returning id),
          account as (insert into staff.account ("accountId", "providerId", "userId", password)
                      select id, 'credential', id, $1 from made),
          session as (insert into staff.session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
                      select 's', $4, id, now() + interval '11 hours', now() - interval '1 hour', now() from made)
     insert into staff."twoFactor" (secret, "backupCodes", "userId") select $2, $3, id from made`,
    [await hashPassword(password), await kept(seed), await kept(JSON.stringify(codes)), token],
  );
  const { rows: tables } = await database.owner.query(`select to_regclass('staff.device') as device`);
  expect(tables, 'the database is one of before').toEqual([{ device: null }]);

  expect(await migrate(database.ownerUrl)).toContain(upgrade);
  const opened = openDatabase(database.siteUrl);
  const staff = createStaff({
    database: opened.desk,
    secret,
    publicUrl: undefined,
    secondFactor: 'administrators',
    counts: true,
  });
  const plain = { ...from([await serializeSigned('desk.session_token', token, secret)]), origin: 'http://localhost' };
  const signedIn = await staff.whoAsks(plain);
  expect(signedIn).toMatchObject({ sessionId: 's', lacks: null, principal: { email: 'asha@example.com' } });
  expect(Date.now() - Number(signedIn?.confirmedAt), 'a password of an hour ago is not of now').toBeGreaterThan(
    3_000_000,
  );
  for (const code of [await createOTP(seed).totp(), codes[1] ?? '']) {
    const half = await staff.signIn(from(), { email: 'asha@example.com', password });
    const whole = half.kind === 'second-factor' ? await staff.secondFactor(from(half.cookies), code) : half;
    expect(whole.kind, code).toBe('in');
  }
  const next = 'saffron ladder beside the well';
  await staff.setPassword(from(), tokenOf(await inviteByCommand(database.db, 'asha@example.com')), next);
  const { rows: accounts } = await database.owner.query('select password from staff.account');
  const [{ password: hash }] = accounts;
  expect(await verifyPassword({ hash, password: next }), 'a new password is stored by the same slow hash').toBe(true);
  await opened.close();
  await database.drop();
  await rm(before, { recursive: true });
});
