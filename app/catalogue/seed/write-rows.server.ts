import type pg from 'pg';
import type { SeedRow, SeedTable } from './seed-tables.server.ts';

function list(columns: string[], from = ''): string {
  return columns.map((column) => `${from}${JSON.stringify(column)}`).join(', ');
}

/** Table and column names are our own, never a visitor's: `seed-tables.server.ts` and the row functions name them. */
function target({ name }: SeedTable): string {
  return `public.${name}`;
}

/** Reads all rows of a table. */
export async function readRows(client: pg.Client, table: SeedTable): Promise<SeedRow[]> {
  const { rows } = await client.query<{ row: SeedRow }>(`select to_jsonb(t) as row from ${target(table)} t`);
  return rows.map(({ row }) => row);
}

/** Inserts rows in one statement and returns them as the database has them. All rows have the same columns. */
export async function insertRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<SeedRow[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = list(Object.keys(first));
  const { rows: written } = await client.query<{ row: SeedRow }>(
    `insert into ${target(table)} as t (${columns})
     select ${columns} from jsonb_populate_recordset(null::${target(table)}, $1)
     returning to_jsonb(t) as row`,
    [JSON.stringify(rows)],
  );
  return written.map(({ row }) => row);
}

/** Updates rows in one statement by the table's key. All rows have the same columns. */
export async function updateRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !table.key.includes(column));
  await client.query(
    `update ${target(table)} t set (${list(columns)}) = row(${list(columns, 's.')})
       from jsonb_populate_recordset(null::${target(table)}, $1) s
      where (${list(table.key, 't.')}) = (${list(table.key, 's.')})`,
    [JSON.stringify(rows)],
  );
}

export async function deleteRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `delete from ${target(table)} t using jsonb_populate_recordset(null::${target(table)}, $1) s
      where (${list(table.key, 't.')}) = (${list(table.key, 's.')})`,
    [JSON.stringify(rows)],
  );
}
