import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase, type TestDatabase } from '#tests/databases/database.ts';

const folder = 'supabase/schemas';
let migrated: TestDatabase;
let declared: TestDatabase;

beforeAll(async () => {
  [migrated, declared] = await Promise.all([emptyDatabase(), emptyDatabase()]);
});
afterAll(() => Promise.all([migrated.drop(), declared.drop()]));

test('the schema files show exactly what the migrations make', async () => {
  await migrate(migrated.ownerUrl);
  await migrated.owner.query('drop table site.migrations');
  for (const file of (await readdir(folder)).sort())
    await declared.owner.query(await readFile(join(folder, file), 'utf8'));
  const [made, shown] = await Promise.all([describeSchema(migrated.owner), describeSchema(declared.owner)]);
  expect(made.length).toBeGreaterThan(900);
  expect(shown).toEqual(made);
});

const ours = `nspname in ('public', 'site', 'staff', 'desk', 'diary', 'jobs')`;
const notOfAnExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Everything that the schema says, a sorted line for each column, constraint, index, function, trigger, policy and right. */
async function describeSchema(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(`
    with relation as (
      select c.*, format('%I.%I', nspname, relname) as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where ${ours} and ${notOfAnExtension('pg_class', 'c.oid')}),
    line(line) as (
      select format('column %s %s %s %s %s %s %s', name, row_number() over (partition by r.oid order by attnum), attname,
                    format_type(atttypid, atttypmod), attnotnull, attidentity::text || attgenerated::text, pg_get_expr(adbin, adrelid))
        from relation r join pg_attribute a on attrelid = r.oid left join pg_attrdef d on adrelid = r.oid and adnum = attnum
       where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v')
      union all
      select format('table %s %s %s row security %s', name, relkind, relpersistence, relrowsecurity) from relation
      union all
      select format('constraint %s %s %s', name, conname, pg_get_constraintdef(k.oid))
        from relation r join pg_constraint k on conrelid = r.oid
      union all
      select format('index %s %s', name, pg_get_indexdef(indexrelid)) from relation r join pg_index on indrelid = r.oid
      union all
      select format('trigger %s %s', name, pg_get_triggerdef(g.oid))
        from relation r join pg_trigger g on tgrelid = r.oid where not tgisinternal
      union all
      select format('policy %s.%s %s %s %s %s %s', schemaname, tablename, policyname, roles, cmd, qual, with_check) from pg_policies
      union all
      select format('function %s', pg_get_functiondef(p.oid))
        from pg_proc p join pg_namespace n on n.oid = pronamespace
       where ${ours} and ${notOfAnExtension('pg_proc', 'p.oid')}
      union all
      select format('right on %s %s', p.oid::regprocedure, coalesce(held::text, 'nobody'))
        from pg_proc p join pg_namespace n on n.oid = pronamespace left join lateral unnest(proacl) held on true
       where ${ours} and ${notOfAnExtension('pg_proc', 'p.oid')}
      union all
      select format('right on %s %s', name, held) from relation, unnest(relacl) held
      union all
      select format('right on %s.%s %s', name, attname, held)
        from relation r join pg_attribute a on attrelid = r.oid, unnest(attacl) held
      union all
      select format('right on schema %s %s', nspname, held) from pg_namespace, unnest(nspacl) held where ${ours}
      union all
      select format('right on new %s in %s %s', defaclobjtype, defaclnamespace::regnamespace, held)
        from pg_default_acl, unnest(defaclacl) held
      union all
      select format('setting of %s: %s', setrole::regrole, setconfig) from pg_db_role_setting
       where setdatabase = (select oid from pg_database where datname = current_database()))
    select line from line order by line collate "C"`);
  return rows.map(({ line }) => line);
}
