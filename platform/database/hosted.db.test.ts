import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { projectRoot } from '#platform/project-root.ts';
import { type DatabaseServer, startDatabaseServer } from '#tests/databases/database-server.ts';
import { documentedBlocks } from '#tests/support/documented-blocks.ts';
import { migrationFiles } from './migration-files.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

/* A server as hosted Supabase gives it: the owner is no superuser, the public roles exist already, and whatever the
   owner makes in `public` is granted to them by default. */
let server: DatabaseServer;
let ownerUrl: string;
const [makeLogin = '', repair = ''] = documentedBlocks(readFileSync(join(projectRoot(), 'docs/supabase.md'), 'utf8'))
  .filter(({ name }) => name === 'platform/database/hosted.db.test.ts')
  .map(({ commands }) => commands);

beforeAll(async () => {
  server = await startDatabaseServer();
  await asSuperuser(`
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role host login createrole createdb bypassrls password 'host'`);
  await asSuperuser('create database hosted owner host');
  await asSuperuser('alter database hosted set jit = on');
  const url = new URL(server.url);
  url.username = 'host';
  url.password = 'host';
  url.pathname = 'hosted';
  ownerUrl = url.href;
  await asOwner('create publication supabase_realtime');
  await asOwner(`
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role`);
});
afterAll(() => server.remove());

test('the login that the page about Supabase makes before the first start is the site’s', async () => {
  await asOwner(makeLogin.replace("'…'", "'site'"));
  expect(await asked("select rolsuper from pg_roles where rolname = 'tivoli_site' and rolcanlogin")).toEqual([
    { rolsuper: false },
  ]);
});

test('an owner without a superuser’s rights prepares the database and the site works as tivoli_site', async () => {
  const { migrations } = await prepareDatabase(ownerUrl, siteDatabase);
  expect(migrations).toEqual((await migrationFiles()).map(({ name }) => name));
  expect(await prepareDatabase(ownerUrl, siteDatabase)).toMatchObject({ migrations: [] });
  const site = openDatabase(ownerUrl);
  await site.reads.selectFrom('hotels').select('id').execute();
  expect((await sql<{ jit: string }>`show jit`.execute(site.reads)).rows).toEqual([{ jit: 'off' }]);
  await expect(site.writes.deleteFrom('hotels').execute()).rejects.toThrow('permission denied');
  await site.close();
});

test('a login of its own for the site works the same, with limits of its own', async () => {
  const url = new URL(ownerUrl);
  url.username = 'tivoli_site';
  url.password = 'site';
  const site = openDatabase(url.href);
  await site.reads.selectFrom('hotels').select('id').execute();
  await expect(site.writes.deleteFrom('hotels').execute()).rejects.toThrow('permission denied');
  const { rows } = await sql<{ limits: string[] }>`
    select array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout'),
                 current_setting('jit')] as limits
  `.execute(site.reads);
  expect(rows[0]?.limits).toEqual(['10s', '15s', 'off']);
  await site.close();
});

test('what the host gives away by default is taken back', async () => {
  for (const role of ['anon', 'authenticated']) {
    await asSuperuser(`grant ${role} to host`);
    for (const sql of ['select from leads', 'insert into brands default values', 'delete from hotels'])
      await expect(asOwner(`set role ${role}; ${sql}`), `${role}: ${sql}`).rejects.toThrow('permission denied');
    await asOwner(`set role ${role}; select from hotels`);
  }
  await asOwner('select from leads');
});

test('realtime publishes nothing of ours; what runs with the owner’s rights is out of reach', async () => {
  const published = await asked('select schemaname from pg_publication_tables');
  expect(published).toEqual([]);
  const functions = await asked(`
    select p.oid::regprocedure::text as name,
           coalesce(array_to_string(p.proconfig, ','), '') as settings,
           has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
             as is_open
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname in ('public', 'site', 'staff', 'desk', 'diary', 'jobs')`);
  expect(functions.length).toBeGreaterThan(4);
  for (const { name, settings, is_open } of functions)
    expect({ name, settings, is_open }).toEqual({ name, settings: 'search_path=""', is_open: false });
});

test('what Supabase’s own tool has applied is not applied again', async () => {
  // The versions that its command is told to mark are those that the site has applied; the shell evaluates the part in
  // brackets.
  const versions = execFileSync('sh', ['-eu', '-c', `printf '%s\\n' ${/\$\(.*\)/.exec(repair)?.[0]}`], {
    cwd: projectRoot(),
    encoding: 'utf8',
  });
  const applied = await asked('select version from site.migrations order by version');
  expect(versions.trim().split('\n')).toEqual(applied.map(({ version }) => version));
  await asOwner(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations (version, name) select version, name from site.migrations;
    truncate site.migrations`);
  expect(await prepareDatabase(ownerUrl, siteDatabase)).toMatchObject({ migrations: [] });
});

const asSuperuser = (sql: string) => run(server.url, sql);
const asOwner = (sql: string) => run(ownerUrl, sql);

async function asked(query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
