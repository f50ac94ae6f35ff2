import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type ContentRow, type ContentTable, insertRow, readRow, takeDown, updateRow } from './content-rows.server.ts';
import { recordChange } from './record-change.server.ts';

export type UndoResult =
  | { kind: 'undone' }
  /** Somebody has changed the same columns of the row since this change. */
  | { kind: 'conflict' }
  | { kind: 'gone' };

/** Undoes one change, unless somebody has changed the same since. The undo is recorded like any other change. */
export async function undoChange(desk: Transaction<DB>, principal: Principal, id: string): Promise<UndoResult> {
  const change = await desk
    .selectFrom('desk.content_change')
    .selectAll()
    .where((row) => row(row.cast<string>('id', 'text'), '=', id))
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return { kind: 'gone' };
  const table = change.entity as ContentTable;
  const before = change.before as ContentRow | null;
  const after = change.after as ContentRow | null;
  const found = await readRow(desk, table, { id: change.row_id, hold: 'hold' });
  const row = found?.row ?? null;
  if (after ? !row || !holds(row, after, before === null ? ['id'] : Object.keys(after)) : row)
    return { kind: 'conflict' };
  const now = await takeBack(desk, table, { rowId: change.row_id, before, after });
  await recordChange(desk, principal, { table, rowId: change.row_id, label: change.label, before: row, after: now });
  await desk.updateTable('desk.content_change').set({ undone_at: new Date() }).where('id', '=', change.id).execute();
  return { kind: 'undone' };
}

async function takeBack(
  desk: Transaction<DB>,
  table: ContentTable,
  { rowId, before, after }: { rowId: string; before: ContentRow | null; after: ContentRow | null },
): Promise<ContentRow | null> {
  if (before && after) return updateRow(desk, table, { id: rowId, change: before });
  if (before) return insertRow(desk, table, before);
  if (table !== 'hotel_media') return updateRow(desk, table, { id: rowId, change: { is_active: false } });
  await takeDown(desk, rowId);
  return null;
}

function holds(row: ContentRow, wanted: ContentRow, columns: string[]): boolean {
  return columns.every((column) => isDeepStrictEqual(row[column] ?? null, wanted[column] ?? null));
}
