import type { Kysely } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type ContentRow, readRow, updateRow } from './content-rows.server.ts';
import { recordChange } from './record-change.server.ts';
import { changeOf, refusalOf } from './save-content.server.ts';

/**
 * Changes columns of a row; `columns` may read within the transaction. Returns null if the row no longer exists, or if
 * the database's own rules refuse the change, as for a closed hotel that would be shown.
 */
export async function changeColumns(
  database: Kysely<DB>,
  principal: Principal,
  { entity, id, columns }: { entity: ContentEntity; id: string; columns: ContentRow | ColumnsOf },
): Promise<{ change: string | null } | null> {
  try {
    return await withStaffRole(database, principal, async (desk) => {
      const found = await readRow(desk, entity, { id, hold: 'hold' });
      if (!found) return null;
      const change = typeof columns === 'function' ? await columns(desk) : columns;
      const after = await updateRow(desk, entity, { id, change });
      const facts = changeOf(contentPlans[entity], { rowId: id, before: found.row, after });
      return { change: await recordChange(desk, principal, facts) };
    });
  } catch (error) {
    if (refusalOf(error)) return null;
    throw error;
  }
}

type ColumnsOf = (desk: Parameters<typeof readRow>[0]) => Promise<ContentRow>;
