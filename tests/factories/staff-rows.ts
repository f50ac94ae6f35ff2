import type pg from 'pg';
import type { Principal } from '#app/desk/staff/staff-roles.ts';

/** Inserts a person of staff without a password, for queries that are asked in somebody's name. */
export async function addStaff(
  owner: pg.Pool,
  { role, properties = [] }: { role: Principal['role']; properties?: 'all' | readonly string[] },
): Promise<Principal> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { rows } = await owner.query<{ id: string }>(
    'insert into staff."user" (name, email, role, all_properties) values ($1, $2, $3, $4) returning id',
    [`A ${role}`, email, role, properties === 'all'],
  );
  const id = rows[0]?.id ?? '';
  for (const property of properties === 'all' ? [] : properties)
    await owner.query('insert into staff.user_property values ($1, $2)', [id, property]);
  return { id, name: `A ${role}`, email, role, properties: role === 'admin' ? 'all' : properties };
}
