import type pg from 'pg';
import { appliedChecksums } from '#platform/database/migrate.ts';
import { isApplied, type MigrationFile, migrationFiles } from '#platform/database/migration-files.ts';

interface Table {
  schema: string;
  name: string;
  /** The columns that were written; generated columns follow from them. */
  columns: string[];
}

/**
 * Returns the tables whose rows an archive contains: all of ours, without the bookkeeping of the schema itself (a
 * restore makes it anew) and the unlogged counters of tries (no crash survives them either). The queue's tables come
 * last.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
            array(select attname::text from pg_attribute a
                   where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and (n.nspname, c.relname) not in (('site', 'migrations'), ('jobs', 'version'))
      order by n.nspname = 'jobs', n.nspname, c.relname`,
    await whatIsOurs(client),
  );
  return rows;
}

/** Returns the version of the queue's own tables, or null if they were never installed. */
export async function queueVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query(
    `select from pg_class where relnamespace = to_regnamespace('jobs') and relname = 'version'`,
  );
  if (found.length === 0) return null;
  const { rows } = await client.query<{ version: number }>('select version from jobs.version');
  return rows[0]?.version ?? null;
}

/** These schemas contain nothing but the site's objects. `public` may also contain a host's or others' tables. */
export const ownSchemas = ['site', 'staff', 'desk', 'diary', 'jobs'];

/** A condition in SQL: whether table `c` in schema `n` belongs to the site. `whatIsOurs` gives its first parameters. */
export const isOurs = `(n.nspname = any($1) or n.nspname = 'public' and c.relname = any($2))`;

/** Returns what is the site's in this database: schemas, and names in `public`; nothing before the first migration. */
export async function whatIsOurs(client: pg.Client): Promise<[schemas: string[], inPublic: string[]]> {
  const applied = await appliedChecksums(client);
  const made = (await migrationFiles()).filter((file) => isApplied(file, applied));
  return made.length === 0 ? [[], []] : [ownSchemas, tablesMadeInPublic(made)];
}

/** Returns the names of all tables that migrations ever made, including those that a later migration dropped. */
export function tablesMadeInPublic(migrations: Pick<MigrationFile, 'sql'>[]): string[] {
  return migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/^create table (?:if not exists )?public\.(\w+)/gim)].map(([, name = '']) => name),
  );
}
