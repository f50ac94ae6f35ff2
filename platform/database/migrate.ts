import type pg from 'pg';
import { type MigrationFile, migrationFiles } from './migration-files.ts';
import { ownerClient } from './owner-client.ts';
import { LOCK_TIMEOUT_MS, type OnWait, retryUntilUnlocked } from './retry-until-unlocked.ts';

/** Any number will do; every replica that starts must use the same one. */
const LOCK = 7_105_483_206;

interface Options {
  /** Another folder of migrations than the project's own. */
  folder?: string;
  /** The versions to apply, if not all are wanted: a restore needs the schema that the saved rows fit. */
  only?: ReadonlySet<string>;
  /** Is called each time a migration gives way to somebody who holds a table that it needs. */
  onWait?: OnWait | undefined;
}

/**
 * Applies the project's migrations, each in a transaction of its own and under an advisory lock, so that several
 * replicas may start together. Needs the owner's connection. If there is nothing to do it costs one connection and one
 * query.
 * @returns the names of the files it applied
 * @throws Error naming the file that failed, or that was changed after it had been applied
 */
export async function migrate(ownerUrl: string, options: Options = {}): Promise<string[]> {
  const files = await migrationFiles(options.folder);
  const client = ownerClient(ownerUrl, 'tivoli migrations');
  await client.connect();
  try {
    const wanted = files.filter(({ version }) => options.only?.has(version) ?? true);
    const waiting = pending(wanted, await appliedChecksums(client));
    const applied: string[] = [];
    for (const file of waiting) {
      const apply = () => applyOnce(client, file);
      if (await retryUntilUnlocked(apply, { name: file.name, onWait: options.onWait })) applied.push(file.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Returns version → checksum of what is applied. A version that Supabase's own tool applied has no checksum of ours.
 */
export async function appliedChecksums(client: pg.Client): Promise<Map<string, string | null>> {
  // The catalogue tables are read directly, because to_regclass may answer from before we waited for the lock.
  const { rows: tables } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_class join pg_namespace n on n.oid = relnamespace
      where (nspname, relname) in (('site', 'migrations'), ('supabase_migrations', 'schema_migrations'))`,
  );
  const has = (schema: string) => tables.some((table) => table.schema === schema);
  const parts = [
    has('supabase_migrations') && 'select version, null as checksum from supabase_migrations.schema_migrations',
    has('site') && 'select version, checksum from site.migrations',
  ].filter(Boolean);
  if (parts.length === 0) return new Map();
  const { rows } = await client.query<{ version: string; checksum: string | null }>(parts.join(' union all '));
  return new Map(rows.map((row) => [row.version, row.checksum]));
}

function pending(files: MigrationFile[], applied: Map<string, string | null>): MigrationFile[] {
  return files.filter((file) => {
    const checksum = applied.get(file.version);
    if (checksum && checksum !== file.checksum)
      throw new Error(
        `supabase/migrations/${file.name} was changed after it had been applied; restore it and put the change into a new file.`,
      );
    return checksum === undefined;
  });
}

async function applyOnce(client: pg.Client, file: MigrationFile): Promise<boolean> {
  try {
    await client.query('begin');
    // The lock is held to the end of the transaction, so it also works through a pooler.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (pending([file], await appliedChecksums(client)).length === 0) {
      await client.query('rollback');
      return false;
    }
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(file.sql);
    await record(client, file);
    await client.query('commit');
    return true;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`supabase/migrations/${file.name} was not applied and nothing of it was kept: ${reason}`, {
      cause,
    });
  }
}

async function record(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query(`
    create schema if not exists site;
    create table if not exists site.migrations (
      version text primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query('insert into site.migrations (version, name, checksum) values ($1, $2, $3)', [
    file.version,
    file.name,
    file.checksum,
  ]);
}
