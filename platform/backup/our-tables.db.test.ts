import { expect, test } from 'vitest';
import { migrationFiles } from '#platform/database/migration-files.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { ownSchemas, tablesMadeInPublic } from './our-tables.ts';

test('no schema that the migrations fill is forgotten, and no table that they make in public', async () => {
  const database = await testDatabase();
  const { rows } = await database.owner.query(
    `select n.nspname as schema, array_agg(c.relname::text order by c.relname) as tables
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' group by 1`,
  );
  expect(rows.map(({ schema }) => schema).sort()).toEqual(['public', ...ownSchemas].sort());
  const inPublic = rows.find(({ schema }) => schema === 'public')?.tables;
  expect(tablesMadeInPublic(await migrationFiles()).sort()).toEqual(inPublic);
  await database.drop();
});
