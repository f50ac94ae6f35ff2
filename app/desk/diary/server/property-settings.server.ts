import { type Kysely, sql, type Transaction } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { lookUp } from '#platform/look-up.ts';

export interface PropertySettings {
  slug: string;
  name: string;
  /** Whether visitors are told its days; otherwise they are asked to enquire. */
  shows: boolean;
  spaces: { id: string; name: string; parts: string[] }[];
}

export async function propertySettings(desk: Transaction<DB>): Promise<PropertySettings[]> {
  const { rows } = await sql<PropertySettings>`
    select h.slug, h.name, coalesce(p.shows_days, false) as shows,
           json_agg(json_build_object('id', s.id, 'name', s.name,
             'parts', array(select part from diary.part where whole = s.id)) order by s.sort_order, s.name) as spaces
      from hotels h join hotel_spaces s on s.hotel_id = h.id left join diary.property p on p.property = h.slug
     where h.closed_at is null
     group by h.id, p.shows_days order by h.sort_order, h.name`.execute(desk);
  return rows;
}

export async function saveShown(
  desk: Transaction<DB>,
  principal: Principal,
  { property, shows }: { property: string; shows: boolean },
): Promise<void> {
  await sql`
    insert into diary.property as kept (property, shows_days) values (${property}, ${shows})
    on conflict (property) do update set shows_days = excluded.shows_days, updated_at = now()`.execute(desk);
  await recordAudit(desk, principal, { action: shows ? 'showed a diary' : 'hid a diary', subject: property });
}

/** Makes a space a part of another, or no part of it any more. Returns why it is not possible, or null. */
export async function savePart(
  database: Kysely<DB>,
  principal: Principal,
  { whole, part, isPart }: { whole: string; part: string; isPart: boolean },
): Promise<string | null> {
  try {
    await withStaffRole(database, principal, async (desk) => {
      await (isPart
        ? sql`insert into diary.part (whole, part) values (${whole}, ${part}) on conflict do nothing`
        : sql`delete from diary.part where whole = ${whole} and part = ${part}`
      ).execute(desk);
      await recordAudit(desk, principal, { action: 'changed the parts of a space', subject: whole });
    });
    return null;
  } catch (error) {
    return lookUp(refusals, (error as { code?: string }).code ?? '') ?? Promise.reject(error);
  }
}

/** The database refuses with these codes (SQLSTATE). */
const refusals: Record<string, string> = {
  '23P01': 'Both are promised for the same time to different functions: move one of them first.',
  '23514': 'A space cannot be a part of itself.',
  '23503': 'A part belongs to the same house.',
};
