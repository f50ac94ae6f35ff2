import { sql, type Transaction } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import type { DB } from '#platform/database/types.ts';
import { takeList, withLists, writeList } from './row-lists.server.ts';

/** A row as JSON: days and moments are texts, figures are numbers. */
export type ContentRow = Record<string, unknown>;
/** The tables that may be written: the editable content, and the places of its pictures. */
export type ContentTable = ContentEntity;

export interface StoredRow {
  row: ContentRow;
  /** Changes with each change of the row, so that nobody overwrites a change that they have not seen. */
  version: string;
}

/** Reads a row, and locks it until the transaction ends if it is to be changed. */
export async function readRow(
  desk: Transaction<DB>,
  table: ContentTable,
  { id, hold }: { id: string; hold?: 'hold' },
): Promise<StoredRow | null> {
  const { rows } = await sql<StoredRow>`
    select ${withLists(table)} as row, (extract(epoch from t.updated_at) * 1000000)::bigint::text as version
      from ${target(table)} t where t.id::text = ${id} ${hold ? sql`for update` : sql``}`.execute(desk);
  return rows[0] ?? null;
}

export async function insertRow(desk: Transaction<DB>, table: ContentTable, row: ContentRow): Promise<ContentRow> {
  const { list, columns: own } = takeList(table, row);
  const columns = columnList(Object.keys(own));
  const { rows } = await sql<{ row: ContentRow }>`
    insert into ${target(table)} as t (${columns})
    select ${columns} from jsonb_populate_record(null::${target(table)}, ${JSON.stringify(own)})
    returning to_jsonb(t) as row`.execute(desk);
  const inserted = first(rows).row;
  if (!list) return inserted;
  await writeList(desk, list, String(inserted.id));
  return written(desk, table, String(inserted.id));
}

export async function updateRow(
  desk: Transaction<DB>,
  table: ContentTable,
  { id, change }: { id: string; change: ContentRow },
): Promise<ContentRow> {
  const { list, columns: own } = takeList(table, change);
  if (list) await writeList(desk, list, id);
  // A changed list also changes the version of its row.
  const columns = columnList([...Object.keys(own), 'updated_at']);
  const { rows } = await sql<{ row: ContentRow }>`
    update ${target(table)} t set (${columns}) =
           (select ${columns} from jsonb_populate_record(t, ${JSON.stringify(own)}))
     where t.id::text = ${id}
    returning ${withLists(table)} as row`.execute(desk);
  return first(rows).row;
}

async function written(desk: Transaction<DB>, table: ContentTable, id: string): Promise<ContentRow> {
  const found = await readRow(desk, table, { id });
  return first(found ? [found.row] : []);
}

/** Removes a picture from a gallery: the only kind of row that can be deleted. */
export async function takeDown(desk: Transaction<DB>, id: string): Promise<void> {
  await desk.deleteFrom('hotel_media').where('id', '=', id).execute();
}

/** Tables and columns are named by this project's code only, never by a form. */
function target(table: ContentTable) {
  return sql.table(`public.${table}`);
}

function columnList(names: string[]) {
  return sql.join(names.map((name) => sql.ref(name)));
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  // If row security forbids the write, the database returns no row.
  if (!row) throw new Error('The row was not written: it is gone, or this person may not change it.');
  return row;
}
