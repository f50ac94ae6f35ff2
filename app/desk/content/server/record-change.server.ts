import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import type { ContentRow, ContentTable } from './content-rows.server.ts';

export interface Change {
  table: ContentTable;
  rowId: string;
  /** The row's name. */
  label: string;
  /** Null if there was no row. */
  before: ContentRow | null;
  /** Null if the row was deleted. */
  after: ContentRow | null;
}

/** The trigger sets these columns, so a difference in them is nobody's change. */
const ownColumns = ['updated_at'];

/** Records who changed what, with both states of the columns that differ. Returns null if nothing differs. */
export async function recordChange(
  desk: Transaction<DB>,
  principal: Principal,
  change: Change,
): Promise<string | null> {
  const { table, rowId, label, before, after } = change;
  const differs = (column: string) =>
    !ownColumns.includes(column) && !isDeepStrictEqual(before?.[column], after?.[column]);
  const columns = Object.keys({ ...before, ...after }).filter(differs);
  if (before && after && columns.length === 0) return null;
  const action = !before ? 'created' : !after ? 'removed' : 'changed';
  const { id } = await desk
    .insertInto('desk.content_change')
    .values({
      author_id: principal.id,
      author: principal.name,
      entity: table,
      row_id: rowId,
      label: label.slice(0, 300),
      action,
      before: before && JSON.stringify(after ? only(before, columns) : before),
      after: after && JSON.stringify(before ? only(after, columns) : after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(desk, principal, { action: `content ${action}`, subject: `${table} ${label}`.slice(0, 200) });
  return id;
}

function only(row: ContentRow, columns: string[]): ContentRow {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
