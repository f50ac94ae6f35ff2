import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import type { ContentRow, ContentTable } from './content-rows.server.ts';

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
export function withLists(table: ContentTable) {
  const list = lists[table];
  if (!list) return sql`to_jsonb(t)`;
  const { column, table: entries, of, entry } = list;
  return sql`to_jsonb(t) || jsonb_build_object(${column}::text, (
    select coalesce(jsonb_agg(e.${sql.ref(entry)} order by e.sort_order, e.${sql.ref(entry)}), '[]')
      from ${sql.table(entries)} e where e.${sql.ref(of)} = t.id))`;
}

/** The values that are written outside the row's own columns; null if the change has none. */
export function takeList(
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
export async function writeList(
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
