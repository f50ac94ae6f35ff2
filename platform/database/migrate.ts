import pg from 'pg';
import { product } from '#platform/product.ts';
import { isApplied, type MigrationFile, migrationFiles, refuseOlderSchema } from './migration-files.ts';
import { LOCK_TIMEOUT_MS, type OnWait, retryUntilUnlocked } from './retry-until-unlocked.ts';

interface Options {
  folder?: string;
  /** The versions to apply, if not all are wanted: a restore needs the schema that the saved rows fit. */
  only?: ReadonlySet<string>;
  /** Is called each time a migration gives way to somebody who holds a table that it needs. */
  onWait?: OnWait | undefined;
}

/**
 * Applies the project's migrations, each in a transaction of its own and under an advisory lock, so that several
 * replicas may start together. Needs the owner's connection. Returns the names of the files it applied; throws an Error
 * that names a file that failed, or that was changed after it had been applied.
 */
export async function migrate(ownerUrl: string, options: Options = {}): Promise<string[]> {
  const files = await migrationFiles(options.folder);
  const client = ownerClient(ownerUrl, `${product.prefix} migrations`);
  await client.connect();
  try {
    const { only } = options;
    const wanted = only ? files.filter((file) => isApplied(file, only)) : files;
    const earlier = await appliedChecksums(client);
    refuseOlderSchema(new Set(earlier.keys()), files, 'This database');
    const waiting = pending(wanted, earlier);
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

/** Returns version → checksum; what Supabase's own tool applied has no checksum of ours. */
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

/** Any number will do; every replica that starts must use the same one. */
const LOCK = 7_105_483_206;

async function applyOnce(client: pg.Client, file: MigrationFile): Promise<boolean> {
  try {
    await client.query('begin');
    // The lock is held to the end of the transaction, so it also works through a pooler.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const applied = await appliedChecksums(client);
    if (pending([file], applied).length === 0) {
      await client.query('rollback');
      return false;
    }
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const isTakenOver = isApplied(file, applied);
    await (isTakenOver ? takeOver(client, file) : client.query(file.sql));
    await record(client, file);
    await client.query('commit');
    return !isTakenOver;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`supabase/migrations/${file.name} was not applied and nothing of it was kept: ${reason}`, {
      cause,
    });
  }
}

/**
 * Takes over a database that has all that a baseline makes: nothing of it changes. Our own record keeps the earlier
 * migrations, so that the release before this one can still start. Supabase's record loses them, because its tool
 * refuses a database that has migrations without a file.
 */
async function takeOver(client: pg.Client, { version, name, replaces }: MigrationFile): Promise<void> {
  const { rows } = await client.query(`select to_regclass('supabase_migrations.schema_migrations') as there`);
  if (rows[0]?.there === null) return;
  const { rowCount } = await client.query('delete from supabase_migrations.schema_migrations where version = any($1)', [
    replaces?.versions,
  ]);
  if (!rowCount) return;
  await client.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
    version,
    name.slice(version.length + 1, -'.sql'.length),
  ]);
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

/** This is longer than any statement of the migrations or the wait for another replica takes. */
const QUERY_MS = 5 * 60_000;

/** The settings of every owner connection, with which a silently lost connection fails instead of waiting for ever. */
export const ownerSettings = { connectionTimeoutMillis: 5_000, query_timeout: QUERY_MS, keepAlive: true };

/** Returns the owner's connection to prepare the database with, not yet open. */
export function ownerClient(ownerUrl: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: applicationName,
    ...ownerSettings,
  });
  client.on('error', () => {}); // A lost connection also fails the query that waits on it.
  return client;
}
