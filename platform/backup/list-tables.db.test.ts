import { expect, test } from 'vitest';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import { migrationFiles } from '#platform/database/migration-files.ts';
import { testDatabase } from '#tests/databases/database.ts';
import { listTables, ownSchemas, tablesMadeInPublic } from './list-tables.ts';

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

/** The tables that an archive leaves out, each with the reason. */
const leftOut = {
  'site.migrations': 'a restore applies the migrations anew',
  'jobs.version': 'a restore installs the queue anew',
  'site.enquiry_traffic': 'counts tries for minutes, and no crash survives it',
  'site.upload_traffic': 'counts tries for a day, and no crash survives it',
  'staff.attempt': 'counts tries for minutes, and no crash survives it',
};

test('every table of the database is in an archive, but for those that are named here with a reason', async () => {
  const database = await testDatabase();
  const { rows } = await database.owner.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  const archived = await inOwnerTransaction(database.ownerUrl, 'snapshot', listTables);
  expect(rows.length).toBeGreaterThan(60);
  expect([...archived.map(({ schema, name }) => `${schema}.${name}`), ...Object.keys(leftOut)].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
  await database.drop();
});
