import { type Kysely, sql } from 'kysely';
import type { Principal, StaffRole } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  all_properties: boolean;
  properties: string[];
}

/** Reads the person with their present rights, or null if they were removed. */
export async function findPrincipal(database: Kysely<DB>, userId: string): Promise<Principal | null> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.role, u.all_properties,
           array(select p.property::text from staff.user_property p where p.user_id = u.id order by 1) as properties
      from staff."user" u where u.id = ${userId} and u.removed_at is null`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { all_properties: all, properties, ...person } = row;
  return { ...person, properties: row.role === 'admin' || all ? 'all' : properties };
}
