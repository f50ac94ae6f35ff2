import { type Kysely, sql } from 'kysely';
import type { ChangeResult, EnquiryChange } from '#app/desk/enquiry/enquiry-change.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads the staff who see the enquiries of this property, by name. Null stands for enquiries that name no property. */
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

/** Returns the refusal if somebody would be assigned an enquiry that they may not see; null if they may. */
export async function refuseStranger(
  database: Kysely<DB>,
  principal: Principal,
  { reference, change }: { reference: string; change: EnquiryChange },
): Promise<ChangeResult | null> {
  if (change.kind !== 'assign' || !change.owner) return null;
  const lead = await withStaffRole(database, principal, (desk) =>
    desk.selectFrom('leads').select('venue_id').where('reference', '=', reference).executeTakeFirst(),
  );
  if (!lead) return { kind: 'gone' };
  const canOwn = await whoCanOwn(database, lead.venue_id);
  return canOwn.includes(change.owner)
    ? null
    : { kind: 'refused', words: 'Nobody of that name works here and sees this property.' };
}
