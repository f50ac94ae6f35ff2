import { sql, type Transaction } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import type { DB } from '#platform/database/types.ts';

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

async function written(desk: Transaction<DB>, table: ContentTable, id: string): Promise<ContentRow> {
  const found = await readRow(desk, table, { id });
  return first(found ? [found.row] : []);
}

/** A list of names that has a table of its own. A form, a change and its undo treat it as a column of its row. */
interface RowList {
  column: string;
  table: string;
  /** The column that names the row it belongs to. */
  of: string;
  entry: string;
}

const lists: Partial<Record<ContentTable, RowList>> = {
  rooms: { column: 'amenities', table: 'public.room_amenities', of: 'room_id', entry: 'amenity_name' },
};

/** The row `t` as JSON, its list among its columns. */
function withLists(table: ContentTable) {
  const list = lists[table];
  if (!list) return sql`to_jsonb(t)`;
  const { column, table: entries, of, entry } = list;
  return sql`to_jsonb(t) || jsonb_build_object(${column}::text, (
    select coalesce(jsonb_agg(e.${sql.ref(entry)} order by e.sort_order, e.${sql.ref(entry)}), '[]')
      from ${sql.table(entries)} e where e.${sql.ref(of)} = t.id))`;
}

/** The values that are written outside the row's own columns; null if the change has none. */
function takeList(
  table: ContentTable,
  row: ContentRow,
): { list: (RowList & { names: string[] }) | null; columns: ContentRow } {
  const list = lists[table];
  if (!list || !(list.column in row)) return { list: null, columns: row };
  const { [list.column]: value, ...columns } = row;
  return { list: { ...list, names: Array.isArray(value) ? [...new Set(value.map(String))] : [] }, columns };
}

/**
 * Makes the list of a row exactly this, in this order. An unchanged entry is not written, so it stays the seed's. The
 * Hindi of a new one is that of the same name elsewhere.
 */
async function writeList(
  desk: Transaction<DB>,
  { table, of, entry, names }: RowList & { names: string[] },
  id: string,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(of)} = ${id} and ${sql.ref(entry)} <> all(${names}::text[])`.execute(
    desk,
  );
  await sql`
    insert into ${sql.table(table)} as e (${sql.ref(of)}, ${sql.ref(entry)}, sort_order, hindi)
    select ${id}::uuid, name, place,
           coalesce((select o.hindi from ${sql.table(table)} o where o.${sql.ref(entry)} = name and o.hindi <> '{}' limit 1), '{}')
      from unnest(${names}::text[]) with ordinality as n(name, place)
        on conflict (${sql.ref(of)}, ${sql.ref(entry)}) do update set sort_order = excluded.sort_order
     where e.sort_order <> excluded.sort_order`.execute(desk);
}
