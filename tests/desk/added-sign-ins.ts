import type pg from 'pg';

/** Adds a session of this person, of which nobody has the cookie, and returns its id. */
export async function addSession(owner: pg.Pool, person: string): Promise<{ id: string }> {
  const { rows } = await owner.query(
    `insert into staff.session (token, "userId", "expiresAt")
     values (gen_random_uuid()::text, $1, now() + interval '1 day') returning id`,
    [person],
  );
  return rows[0];
}

/** Adds a passkey of this person, which no authenticator has, and returns its id. */
export async function addPasskey(owner: pg.Pool, person: string): Promise<{ id: string }> {
  const { rows } = await owner.query(
    `insert into staff.passkey (id, user_id, name, public_key) values (gen_random_uuid()::text, $1, 'Phone', 'key')
     returning id`,
    [person],
  );
  return rows[0];
}

/** Switches this person's second factor on, with a secret that no authenticator has. */
export async function switchOnSecondFactor(owner: pg.Pool, person: string): Promise<Record<string, never>> {
  await owner.query(`insert into staff."twoFactor" ("userId", secret, "backupCodes") values ($1, 'none', 'none')`, [
    person,
  ]);
  await owner.query('update staff."user" set "twoFactorEnabled" = true where id = $1', [person]);
  return {};
}
