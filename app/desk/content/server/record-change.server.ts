import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import type { ContentRow, ContentTable } from './content-rows.server.ts';

export interface Change {
  table: ContentTable;
  rowId: string;
  /** What the row is called. */
  label: string;
  /** Null: there was no row. */
  before: ContentRow | null;
  /** Null: there is none any more. */
  after: ContentRow | null;
}

/** Not a change of anybody's: the trigger's. */
const ownColumns = ['updated_at'];

/** Writes down who changed what, with both states of the columns that differ. Null where nothing does. */
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
