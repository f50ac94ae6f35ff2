import type pg from 'pg';
import { isOurs, whatIsOurs } from './our-tables.ts';

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
