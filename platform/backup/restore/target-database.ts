import type pg from 'pg';
import { isOurs, ownSchemas, whatIsOurs } from '#platform/backup/list-tables.ts';
import { quoted } from '#platform/backup/manifest.ts';
import { siteConnections } from '#platform/database/connection-settings.ts';
import { appliedChecksums } from '#platform/database/migrate.ts';
import { isKnown, type MigrationFile, migrationFiles } from '#platform/database/migration-files.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { inOwnerTransaction } from './owner-transaction.ts';

/** Whether the database contains nothing of the site. Tables of others do not count. */
export function isEmptyDatabase(ownerUrl: string): Promise<boolean> {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => (await ourTables(client)).length === 0);
}

/**
 * Throws a Refusal if a site works on the database, because enquiries that it accepts meanwhile would be lost. The
 * site's listening connection shows it: that one never goes through a pooler, which would keep other connections open
 * after the site has ended.
 */
export function refuseRunningSite(ownerUrl: string): Promise<void> {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => {
    const { rows } = await client.query<{ sites: number }>(
      `select count(*)::int as sites from pg_stat_activity
        where datname = current_database() and usename = session_user and application_name = $1`,
      [siteConnections],
    );
    if (!rows[0]?.sites) return;
    throw new Refusal(
      'A site is at work on this database: stop every replica first, or restore into a new database; nothing was touched.',
    );
  });
}

/**
 * Removes everything that the migrations made, and their bookkeeping; what a host or others keep in the database
 * stays. Throws a Refusal, and changes nothing, if something of theirs depends on ours, or if a later version of the
 * site made what this one does not know.
 */
export function emptyDatabase(ownerUrl: string): Promise<void> {
  return inOwnerTransaction(ownerUrl, 'writing', async (client) => {
    const tables = await ourTables(client);
    if (tables.length === 0) return;
    const files = await migrationFiles();
    const { rows: kept } = await client.query(`select from pg_tables
      where (schemaname, tablename) = ('supabase_migrations', 'schema_migrations')`);
    await refuseLaterSite(client, files);
    // The statements have no `cascade`, which would also drop views, references and triggers of others.
    const ofRows = await ourRoutinesOfRows(client);
    const others = (await ourRoutines(client)).filter((name) => !ofRows.includes(name));
    const drops = [
      // A routine that takes or returns a table's rows rests on the table; the tables' triggers rest on the others.
      ...(ofRows.length > 0 ? [`drop routine ${ofRows.join(', ')}`] : []),
      `drop table ${tables.join(', ')}`,
      `drop routine ${others.join(', ')}`,
      ...(await ourExtensions(client)).map((name) => `drop extension ${name}`),
    ];
    for (const drop of drops) {
      await client.query(drop).catch((error: unknown) => {
        throw explainDependents(error);
      });
    }
    await client.query(`drop schema if exists ${ownSchemas.map((schema) => quoted(schema)).join(', ')} cascade`);
    if (kept.length > 0)
      await client.query('delete from supabase_migrations.schema_migrations where version = any($1)', [
        [...(await appliedChecksums(client)).keys()].filter((version) => isKnown(version, files)),
      ]);
  });
}

async function ourTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and c.relkind in ('r', 'p') and not c.relispartition`,
    await whatIsOurs(client),
  );
  return rows.map(({ schema, name }) => quoted(schema, name));
}

function ourRoutines(client: pg.Client): Promise<string[]> {
  return namesOf(
    client,
    `select p.oid::regprocedure::text as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = any($1)
        and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`,
  );
}

/** Returns those of our routines that take or return rows of our tables. */
function ourRoutinesOfRows(client: pg.Client): Promise<string[]> {
  return namesOf(
    client,
    `select distinct p.oid::regprocedure::text as name
       from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace
       join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_type'::regclass
       join pg_type t on t.oid = d.refobjid
       join pg_class c on c.oid = t.typrelid
       join pg_namespace owner on owner.oid = c.relnamespace
      where n.nspname = any($1) and owner.nspname = any($1)`,
  );
}

function ourExtensions(client: pg.Client): Promise<string[]> {
  return namesOf(
    client,
    `select quote_ident(e.extname) as name
       from pg_extension e join pg_namespace n on n.oid = e.extnamespace where n.nspname = any($1)`,
  );
}

async function namesOf(client: pg.Client, inOwnSchemas: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(inOwnSchemas, [ownSchemas]);
  return rows.map(({ name }) => name);
}

/** Only our own record names nothing but ours; Supabase's record contains others' migrations too. */
async function refuseLaterSite(client: pg.Client, files: MigrationFile[]): Promise<void> {
  const applied = await appliedChecksums(client);
  const strange = [...applied].find(([version, checksum]) => checksum !== null && !isKnown(version, files));
  if (!strange) return;
  throw new Refusal(
    `The database was prepared by a later version of the site (its migration ${strange[0]} is unknown here): restore with that version, or into an empty database.`,
  );
}

function explainDependents(error: unknown): unknown {
  const { code, detail = '' } = error as { code?: string; detail?: string };
  if (code !== '2BP01') return error;
  return new Refusal(
    `Others' parts of the database rest on the site's (${detail.replaceAll('\n', '; ')}): nothing was touched. Remove them first, or restore into an empty database.`,
  );
}
