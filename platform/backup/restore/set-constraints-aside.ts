import type pg from 'pg';
import { quoted } from '#platform/backup/manifest.ts';
import { isOurs, whatIsOurs } from '#platform/backup/our-tables.ts';

interface Named {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties the tables and removes what would check each loaded row: references, indexes that are no constraints, and
 * triggers. The returned function restores all of them. References come last, which checks every row.
 */
export async function setConstraintsAside(
  client: pg.Client,
  tables: { schema: string; name: string }[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ schema, name }) => quoted(schema, name));
  const ours = await whatIsOurs(client);
  const { rows: references } = await client.query<Named>(
    `select r.conrelid::regclass::text as table, r.conname::text as name, pg_get_constraintdef(r.oid) as definition
       from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
      where r.contype = 'f' and r.conparentid = 0 and ${isOurs}`,
    ours,
  );
  const { rows: indexes } = await client.query<Named>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
            pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class x on x.oid = i.indexrelid
            join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and x.relkind = 'i' and not x.relispartition
        and not exists (select from pg_constraint where conindid = x.oid)`,
    ours,
  );
  await client.query(
    [
      ...references.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
      ...names.map((name) => `alter table ${name} disable trigger user`),
      `truncate ${names.join(', ')}`,
    ].join(';\n'),
  );

  return async () => {
    await client.query(
      [
        ...indexes.map(({ definition }) => definition),
        ...references.map(
          ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
        ),
        ...names.map((name) => `alter table ${name} enable trigger user`),
        `analyze ${names.join(', ')}`,
      ].join(';\n'),
    );
  };
}
