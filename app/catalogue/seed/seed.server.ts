import type pg from 'pg';
import { ownerClient } from '#platform/database/migrate.ts';
import type { SeedContent, SeedReport } from '#platform/database/prepare-database.ts';
import { LOCK_TIMEOUT_MS, type OnWait, retryUntilUnlocked } from '#platform/database/retry-until-unlocked.ts';
import { builtInContent, type Content, contentRows } from './content-rows.server.ts';
import { digest, planTable, type Seeded } from './plan-table.server.ts';
import {
  keyOf,
  type SeedRow,
  type SeedRows,
  type SeedTable,
  type SeedTableName,
  seedTables,
} from './seed-tables.server.ts';

/**
 * Updates the migrated database to the built-in content, in one transaction, with the owner's connection. A row that
 * staff changed is left alone and named in the report. If the content is the same, this costs one connection and one
 * query.
 */
export async function seed(ownerUrl: string, content: Content = builtInContent, onWait?: OnWait): Promise<SeedReport> {
  const rows = contentRows(content);
  const contentDigest = digest(rows);
  const client = ownerClient(ownerUrl, 'tivoli seed');
  await client.connect();
  try {
    if ((await readDigest(client)) === contentDigest) return { changed: 0, leftAlone: [] };
    const once = () => seedOnce(client, rows, contentDigest);
    return await retryUntilUnlocked(once, { name: 'the built-in content', onWait });
  } finally {
    await client.end();
  }
}

export const seedBuiltInContent: SeedContent = (ownerUrl, onWait) => seed(ownerUrl, builtInContent, onWait);

/** The id of the advisory lock; every replica must use the same one. */
const LOCK = 7_105_483_207;

async function seedOnce(client: pg.Client, rows: SeedRows, contentDigest: string): Promise<SeedReport> {
  const report: SeedReport = { changed: 0, leftAlone: [] };
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if ((await readDigest(client)) !== contentDigest) {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      // Staff cannot change anything between reading and writing; readers do not wait.
      const names = seedTables.map((table) => `public.${table.name}`).join(', ');
      await client.query(`lock table ${names} in share row exclusive mode`);
      await seedAll(client, rows, report);
      await remember(client, whole.table, new Map([[whole.key, { hash: contentDigest, columns: [] }]]));
    }
    await client.query('commit');
    return report;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The built-in content was not written and nothing of it was kept: ${reason}`, { cause });
  }
}

async function seedAll(client: pg.Client, rows: SeedRows, report: SeedReport): Promise<void> {
  const names = new RowNames();
  const memory = await readMemory(client);
  for (const table of seedTables) {
    const present = names.learn(table, await readRows(client, table));
    const seeded = memory.get(table.name) ?? new Map();
    const plan = planTable(table, { wanted: rows[table.name], present, seeded });
    const withoutOwner = [...plan.insert, ...plan.update].filter((row) => names.resolve(table, row) === null);
    for (const row of withoutOwner) {
      const key = keyOf(table, row) ?? '';
      plan.remember.delete(key);
      plan.leftAlone.push({ key, reason: 'what it belongs to is gone' });
    }
    const resolved = (some: SeedRow[]) => some.map((row) => names.resolve(table, row)).filter((row) => row !== null);

    names.learn(table, await insertRows(client, table, resolved(plan.insert)));
    await updateRows(client, table, resolved(plan.update));
    await updateRows(client, table, resolved(plan.hide).map(onlyHidden(table)));
    await deleteRows(client, table, resolved(plan.delete));
    await remember(client, table.name, plan.remember);
    await forget(client, table.name, plan.forget);

    const { insert, update, hide, delete: deleted } = plan;
    report.changed += insert.length + update.length + hide.length + deleted.length - withoutOwner.length;
    report.leftAlone.push(...plan.leftAlone.map(({ key, reason }) => `${table.name} ${key}: ${reason}`));
  }
}

/** Hiding a row writes `is_active` alone. */
function onlyHidden({ key }: SeedTable) {
  return (row: SeedRow): SeedRow => ({
    ...Object.fromEntries(key.map((column) => [column, row[column]])),
    is_active: false,
  });
}

/** The hash of the whole content is stored under this key, beside those of its rows. */
const whole = { table: '*', key: 'content' };

async function readMemory(client: pg.Client): Promise<Map<string, Map<string, Seeded>>> {
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

async function remember(
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

async function forget(client: pg.Client, table: SeedTableName, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query('delete from site.seed_rows where table_name = $1 and row_key = any ($2)', [table, keys]);
}

/** Returns the hash of the content that was last written completely; undefined before the first time. */
async function readDigest(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from site.seed_rows where table_name = $1 and row_key = $2',
    [whole.table, whole.key],
  );
  return rows[0]?.hash;
}

const referencesOf = ({ references, optional }: SeedTable) => Object.entries({ ...references, ...optional });

/** Translates ids to names and back: it knows the id of each row of each table. */
class RowNames {
  /** By table and name. */
  readonly #ids = new Map<string, string>();
  readonly #names = new Map<string, string>();

  /** Remembers the ids of rows of the database, and returns the rows with names in place of ids. */
  learn(table: SeedTable, rows: SeedRow[]): SeedRow[] {
    return rows.map((row) => {
      const named = translate(table, row, (_, id) => this.#names.get(id));
      const key = keyOf(table, named);
      if (key !== null && typeof row.id === 'string' && !this.#idOf(table.name, key)) {
        this.#ids.set(`${table.name} ${key}`, row.id);
        this.#names.set(row.id, key);
      }
      return named;
    });
  }

  /** Returns the row with ids in place of names, or null if it refers to a row that does not exist. */
  resolve(table: SeedTable, row: SeedRow): SeedRow | null {
    const resolved = translate(table, row, (other, name) => this.#idOf(other, name));
    for (const [column, other] of referencesOf(table)) {
      const name = row[column];
      if (typeof name !== 'string' || this.#idOf(other, name)) continue;
      if (!table.optional?.[column]) return null;
      resolved[column] = null;
    }
    return resolved;
  }

  #idOf(table: string, name: string): string | undefined {
    return this.#ids.get(`${table} ${name}`);
  }
}

/** A reference that is not known stays as it is. */
function translate(
  table: SeedTable,
  row: SeedRow,
  lookUp: (table: string, value: string) => string | undefined,
): SeedRow {
  const translated = { ...row };
  for (const [column, other] of referencesOf(table)) {
    const value = row[column];
    if (typeof value === 'string') translated[column] = lookUp(other, value) ?? value;
  }
  return translated;
}

async function readRows(client: pg.Client, table: SeedTable): Promise<SeedRow[]> {
  const { rows } = await client.query<{ row: SeedRow }>(`select to_jsonb(t) as row from ${target(table)} t`);
  return rows.map(({ row }) => row);
}

/** Inserts rows in one statement and returns them as the database has them. All rows have the same columns. */
async function insertRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<SeedRow[]> {
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
async function updateRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<void> {
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

async function deleteRows(client: pg.Client, table: SeedTable, rows: SeedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `delete from ${target(table)} t using jsonb_populate_recordset(null::${target(table)}, $1) s
      where (${list(table.key, 't.')}) = (${list(table.key, 's.')})`,
    [JSON.stringify(rows)],
  );
}

/** Table and column names are our own, never a visitor's: `seed-tables.server.ts` and the row functions name them. */
function target({ name }: SeedTable): string {
  return `public.${name}`;
}

function list(columns: string[], from = ''): string {
  return columns.map((column) => `${from}${JSON.stringify(column)}`).join(', ');
}
