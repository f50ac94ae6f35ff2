import type { Kysely } from 'kysely';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { rolesOfProperties, type StaffRights, staffRoles } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads a person's rights from a form; null without a role. */
export function readRights(form: FormData): StaffRights | null {
  const role = staffRoles.find((known) => known === form.get('role'));
  if (!role) return null;
  const typed = String(form.get('properties') ?? '')
    .split(/[\s,]+/)
    .map(readSlug);
  const properties = [...form.getAll('property').map(String), ...typed].filter(Boolean);
  return { role, allProperties: form.get('all') === 'yes', properties: [...new Set(properties)] };
}

/** Returns a sentence if one of the properties does not exist (hidden ones do); otherwise null. */
export async function rightsProblem(database: Kysely<DB>, { properties }: StaffRights): Promise<string | null> {
  if (properties.length === 0) return null;
  const known = await database.selectFrom('hotels').select('slug').where('slug', 'in', properties).execute();
  return known.length < properties.length ? 'One of these properties is not ours. Choose them from the list.' : null;
}

export async function writeRights(
  database: Kysely<DB>,
  id: string,
  { role, allProperties, properties }: StaffRights,
): Promise<void> {
  const isOfProperties = rolesOfProperties.includes(role);
  await database
    .updateTable('staff.user')
    .set({ role, all_properties: isOfProperties && allProperties })
    .where('id', '=', id)
    .execute();
  await database.deleteFrom('staff.user_property').where('user_id', '=', id).execute();
  if (!isOfProperties || properties.length === 0) return;
  await database
    .insertInto('staff.user_property')
    .values(properties.map((property) => ({ user_id: id, property })))
    .execute();
}
