import { type Kysely, sql } from 'kysely';
import type { StaffMember } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads all staff by name, then those who have left. */
export async function listStaff(database: Kysely<DB>): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select u.id, u.name, u.email, u.role, u.all_properties as "allProperties", u."twoFactorEnabled",
           array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties,
           exists (select from staff.account a where a."userId" = u.id and a.password is not null) as "hasPassword",
           (select count(*)::int from staff.session s where s."userId" = u.id and s."expiresAt" > now()) as sessions,
           u.removed_at is not null as "isGone"
      from staff."user" u order by u.removed_at is not null, lower(u.name)`.execute(database);
  return rows;
}
