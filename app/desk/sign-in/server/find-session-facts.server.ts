import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** STAFF_SECOND_FACTOR: of whom more than a password is demanded. */
export type SecondFactorRule = 'everyone' | 'administrators' | 'optional';

export interface SessionFacts {
  /** When the password or a passkey was last given. */
  confirmedAt: Date;
  /** What this session lacks to be let in: digits to set up, or the passkey that its person already has. */
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
 * How far a session is to be trusted. A password alone is too little for those whom the rule names; digits that are on were
 * asked for at the door.
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
  // Whoever stole the password of somebody with a passkey must not set up digits of their own.
  const lacks = isWeak ? (row.has_passkey ? 'passkey' : 'second-factor') : null;
  return { confirmedAt: row.confirmed_at, lacks };
}
