import pg from 'pg';

/** These tables are written by the migrations themselves. */
const skipped = ['site.migrations', 'jobs.version'];

/**
 * Returns count and summed hashes of each table's rows, including generated columns; they are computed in another way
 * than the archive's own digests.
 * @param {string} url the owner's
 * @returns {Promise<Record<string, string>>}
 */
export async function digests(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; set search_path = pg_catalog`);
    const { rows: tables } = await client.query(
      `select format('%I.%I', n.nspname, c.relname) as name,
              (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute
                where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'site', 'staff', 'desk', 'diary', 'jobs') and c.relkind in ('r', 'p')
          and not c.relispartition and c.relpersistence = 'p' order by 1`,
    );
    const found = {};
    for (const { name, columns } of tables.filter((table) => !skipped.includes(table.name))) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(line, 0)::numeric), 0)::text as digest
           from (select row(${columns})::text as line from ${name}) lines`,
      );
      found[name] = rows[0].digest;
    }
    return found;
  } finally {
    await client.end();
  }
}
