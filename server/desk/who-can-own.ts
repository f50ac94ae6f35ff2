import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';

/** Who works here and sees the enquiries of this property (null: those that name none), by id, sorted by name. */
export async function whoCanOwn(database: Kysely<DB>, property: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id
      from staff."user" u
     where u.removed_at is null
       and (u.role = 'admin' or (u.role = 'sales' and (u.all_properties or exists (
         select from staff.user_property p where p.user_id = u.id and p.property = ${property}))))
     order by u.name`.execute(database);
  return rows.map(({ id }) => id);
}
