import type pg from 'pg';
import { ownerClient } from '#platform/database/owner-client.ts';
import type { SeedContent, SeedReport } from '#platform/database/prepare-database.ts';
import { LOCK_TIMEOUT_MS, type OnWait, retryUntilUnlocked } from '#platform/database/retry-until-unlocked.ts';
import { builtInContent, type Content, contentRows } from './content-rows.server.ts';
import { planTable } from './plan-table.server.ts';
import { digest } from './row-hash.server.ts';
import { RowNames } from './row-names.server.ts';
import { forget, readDigest, readMemory, remember, rememberDigest } from './seed-memory.server.ts';
import { keyOf, type SeedRow, type SeedRows, type SeedTable, seedTables } from './seed-tables.server.ts';
import { deleteRows, insertRows, readRows, updateRows } from './write-rows.server.ts';

/** The id of the advisory lock; every replica must use the same one. */
const LOCK = 7_105_483_207;

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

/** Seeds the content of this repository. */
export const seedBuiltInContent: SeedContent = (ownerUrl, onWait) => seed(ownerUrl, builtInContent, onWait);

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
      await rememberDigest(client, contentDigest);
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
    const homeless = [...plan.insert, ...plan.update].filter((row) => names.resolve(table, row) === null);
    for (const key of homeless.map((row) => nameOf(table, row))) {
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
    report.changed += insert.length + update.length + hide.length + deleted.length - homeless.length;
    report.leftAlone.push(...plan.leftAlone.map(({ key, reason }) => `${table.name} ${key}: ${reason}`));
  }
}

function nameOf(table: SeedTable, row: SeedRow): string {
  return keyOf(table, row) ?? '';
}

/** Hiding a row writes `is_active` alone. */
function onlyHidden({ key }: SeedTable) {
  return (row: SeedRow): SeedRow => ({
    ...Object.fromEntries(key.map((column) => [column, row[column]])),
    is_active: false,
  });
}
