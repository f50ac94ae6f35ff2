import { type Principal, rolesOfProperties, type StaffRole } from '#app/desk/staff/staff-roles.ts';
import type { TestDatabase } from '#tests/databases/database.ts';

interface Wanted {
  name: string;
  role?: StaffRole;
  /** The slugs of the properties of a manager, a sales person or an editor, or all. */
  properties?: 'all' | string[];
}

/** Adds somebody who works here to the database, and returns them as the desk's queries name them. */
export async function aPersonOfStaff(
  { owner }: TestDatabase,
  { name, role = 'sales', properties = [] }: Wanted,
): Promise<Principal> {
  const email = `${name.toLowerCase()}@example.com`;
  const { rows } = await owner.query(
    'insert into staff."user" (name, email, "emailVerified", role, all_properties) values ($1, $2, true, $3, $4) returning id',
    [name, email, role, rolesOfProperties.includes(role) && properties === 'all'],
  );
  const { id } = rows[0];
  for (const slug of properties === 'all' ? [] : properties) {
    await owner.query('insert into staff.user_property values ($1, $2)', [id, slug]);
  }
  return { id, name, email, role, properties: role === 'admin' ? 'all' : properties };
}
