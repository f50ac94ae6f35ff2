import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Those who need more than a password, as STAFF_SECOND_FACTOR names them. */
export type SecondFactorRule = 'everyone' | 'administrators' | 'optional';

export interface SessionFacts {
  /** The time when the password or a passkey was last given. */
  confirmedAt: Date;
  /** The second factor that this session still lacks: one to set up, or the passkey that the person already has. */
  lacks: 'second-factor' | 'passkey' | null;
}

interface Row {
  confirmed_at: Date;
  with_passkey: boolean;
  twoFactorEnabled: boolean;
  role: StaffRole;
  has_passkey: boolean;
}

/**
 * Whether a session needs another factor. A password alone is not enough for the people whom the rule names. If six
 * digits are switched on, the sign-in has asked for them already.
 */
export async function findSessionFacts(
  database: Kysely<DB>,
  { sessionId, rule }: { sessionId: string; rule: SecondFactorRule },
): Promise<SessionFacts> {
  const { rows } = await sql<Row>`
    select s.confirmed_at, s.with_passkey, u."twoFactorEnabled", u.role,
           exists (select from staff.passkey p where p.user_id = u.id) as has_passkey
      from staff.session s join staff."user" u on u.id = s."userId" where s.id = ${sessionId}`.execute(database);
  const [row] = rows;
  if (!row) return { confirmedAt: new Date(0), lacks: 'second-factor' };
  const isNamed = rule === 'everyone' || (rule === 'administrators' && row.role === 'admin');
  const isWeak = isNamed && !row.with_passkey && !row.twoFactorEnabled;
  // Somebody who stole the password of a person with a passkey must not be able to set up digits of their own.
  const lacks = isWeak ? (row.has_passkey ? 'passkey' : 'second-factor') : null;
  return { confirmedAt: row.confirmed_at, lacks };
}
