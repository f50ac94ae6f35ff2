import type pg from 'pg';
import type { Seeded } from './plan-table.server.ts';
import type { SeedTableName } from './seed-tables.server.ts';

/** The hash of the whole content is stored under this key, beside those of its rows. */
const whole = { table: '*', key: 'content' };

/** What the last seed wrote, table by table. */
export async function readMemory(client: pg.Client): Promise<Map<string, Map<string, Seeded>>> {
  const { rows } = await client.query<{ table_name: string; row_key: string } & Seeded>(
    'select table_name, row_key, hash, columns from site.seed_rows where table_name <> $1',
    [whole.table],
  );
  const memory = new Map<string, Map<string, Seeded>>();
  for (const { table_name, row_key, hash, columns } of rows) {
    const table = memory.get(table_name) ?? new Map<string, Seeded>();
    memory.set(table_name, table.set(row_key, { hash, columns }));
  }
  return memory;
}

export async function remember(
  client: pg.Client,
  table: SeedTableName | typeof whole.table,
  seeded: Map<string, Seeded>,
): Promise<void> {
  if (seeded.size === 0) return;
  const rows = [...seeded].map(([row_key, { hash, columns }]) => ({ table_name: table, row_key, hash, columns }));
  await client.query(
    `insert into site.seed_rows (table_name, row_key, hash, columns)
     select table_name, row_key, hash, columns from jsonb_populate_recordset(null::site.seed_rows, $1)
     on conflict (table_name, row_key)
       do update set hash = excluded.hash, columns = excluded.columns, seeded_at = now()`,
    [JSON.stringify(rows)],
  );
}

export async function forget(client: pg.Client, table: SeedTableName, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query('delete from site.seed_rows where table_name = $1 and row_key = any ($2)', [table, keys]);
}

/** Returns the hash of the content that was last written completely; undefined before the first time. */
export async function readDigest(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from site.seed_rows where table_name = $1 and row_key = $2',
    [whole.table, whole.key],
  );
  return rows[0]?.hash;
}

export function rememberDigest(client: pg.Client, hash: string): Promise<void> {
  return remember(client, whole.table, new Map([[whole.key, { hash, columns: [] }]]));
}
