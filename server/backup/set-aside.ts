import type pg from 'pg';
import { quoted } from './manifest.ts';
import { ourSchemas } from './owner-session.ts';

interface Named {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties the tables and takes away what would look at each row that is loaded: references, indexes that are no
 * constraint, triggers. What it returns puts all of them back, references last, which checks every row.
 */
export async function setAside(
  client: pg.Client,
  tables: { schema: string; name: string }[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ schema, name }) => quoted(schema, name));
  const { rows: references } = await client.query<Named>(
    `select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and c.connamespace = any($1::regnamespace[])`,
    [ourSchemas],
  );
  const { rows: indexes } = await client.query<Named>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
            pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = any($1::regnamespace[]) and c.relkind = 'i' and not c.relispartition
        and not exists (select from pg_constraint where conindid = c.oid)`,
    [ourSchemas],
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
