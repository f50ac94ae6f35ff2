import { migrationFiles } from '#server/database/migration-files.ts';
import { quoted } from './manifest.ts';
import { inOwnerTransaction, ourSchemas } from './owner-session.ts';

/** Whether nothing of a site is there: no table in any schema of ours. */
export function isEmptyDatabase(ownerUrl: string): Promise<boolean> {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => {
    const { rows } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') limit 1`,
      [ourSchemas],
    );
    return rows.length === 0;
  });
}

/** Removes everything that the migrations made, and their bookkeeping; what a host keeps beside it stays. */
export function emptyDatabase(ownerUrl: string): Promise<void> {
  return inOwnerTransaction(ownerUrl, 'writing', async (client) => {
    const own = ourSchemas.filter((schema) => schema !== 'public');
    await client.query(`drop schema if exists ${own.map((schema) => quoted(schema)).join(', ')} cascade`);
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    for (const { name } of tables) await client.query(`drop table if exists ${quoted('public', name)} cascade`);
    const { rows } = await client.query(`select to_regclass('supabase_migrations.schema_migrations') as kept`);
    if (!rows[0]?.kept) return;
    const versions = (await migrationFiles()).map(({ version }) => version);
    await client.query('delete from supabase_migrations.schema_migrations where version = any($1)', [versions]);
  });
}
