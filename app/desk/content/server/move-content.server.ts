import { sql, type Transaction } from 'kysely';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type ContentTable, readRow, updateRow } from './content-rows.server.ts';
import { recordChange } from './record-change.server.ts';

/** Moves a row one position up or down. Returns false if it no longer exists, or is at the end already. */
export async function moveContent(
  desk: Transaction<DB>,
  principal: Principal,
  { table, id, direction }: { table: ContentTable; id: string; direction: 'up' | 'down' },
): Promise<boolean> {
  const plan = table === 'hotel_media' ? null : contentPlans[table];
  const order = table === 'hotel_media' ? 'sort_order' : plan?.order;
  const found = await readRow(desk, table, { id });
  if (!order || !found) return false;
  const alike =
    table === 'hotel_media'
      ? sql`t.hotel_id::text = ${found.row.hotel_id} and t.media_type = ${found.row.media_type}`
      : plan?.ofHotel
        ? sql`t.hotel_id::text = ${found.row.hotel_id}`
        : sql`true`;
  const { rows } = await sql<{ id: string; place: number }>`
    select t.id, ${sql.ref(`t.${order}`)} as place from ${sql.table(`public.${table}`)} t
     where ${alike} order by ${sql.ref(`t.${order}`)}, t.id for update`.execute(desk);
  const from = rows.findIndex((row) => row.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const moved = rows[from];
  const other = rows[to];
  if (!moved || !other) return false;
  // Two rows with positions of their own swap them; otherwise all rows are numbered anew.
  const hasOwnPlace = ({ place }: typeof moved) => rows.filter((row) => row.place === place).length === 1;
  const changed =
    hasOwnPlace(moved) && hasOwnPlace(other)
      ? [
          { ...moved, place: other.place },
          { ...other, place: moved.place },
        ]
      : rows
          .with(from, other)
          .with(to, moved)
          .map((row, index) => ({ ...row, place: index + 1, was: row.place }))
          .filter(({ place, was }) => place !== was);
  for (const row of changed) {
    const before = await readRow(desk, table, { id: row.id });
    if (!before) continue;
    const after = await updateRow(desk, table, { id: row.id, change: { [order]: row.place } });
    const label = String(before.row[plan?.label ?? 'title'] ?? 'picture');
    await recordChange(desk, principal, { table, rowId: row.id, label, before: before.row, after });
  }
  return true;
}
