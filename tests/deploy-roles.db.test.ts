import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { projectRoot } from '#platform/project-root.ts';
import { startDatabaseServer } from '#tests/databases/database-server.ts';

const password = 'f'.repeat(32);

/** Returns the file as psql sends it: without psql's own commands, with its variables filled in. */
function statements(): string[] {
  const file = readFileSync(join(projectRoot(), 'deploy/database-roles.sql'), 'utf8');
  const text = file.replaceAll(/^(--|\\).*$/gm, '').replaceAll(/:'(owner|site)_password'/g, `'${password}'`);
  return text.split(';').filter((statement) => statement.trim() !== '');
}

async function query(url: string, ...sql: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let last: pg.QueryResult | undefined;
    for (const one of sql) last = await client.query(one);
    return last;
  } finally {
    await client.end();
  }
}

/** The words of these refusals differ between versions of PostgreSQL. */
const INSUFFICIENT_PRIVILEGE = '42501';

test('the logins of the compose file prepare and serve the site, and neither has power over the server', async () => {
  const server = await startDatabaseServer();
  try {
    await query(server.url, ...statements());
    const as = (name: string) => {
      const url = new URL(server.url);
      Object.assign(url, { username: name, password, pathname: '/tivoli' });
      return url.href;
    };
    await prepareDatabase(as('tivoli_owner'), siteDatabase);
    const found = await query(as('tivoli_site'), 'select count(*)::int as hotels from hotels');
    expect(found?.rows[0].hotels).toBeGreaterThan(5);
    for (const name of ['tivoli_owner', 'tivoli_site']) {
      const rights = await query(as(name), 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
      expect(rights?.rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
      for (const power of [
        "copy (select 1) to program 'id'",
        "select pg_read_file('postgresql.conf')",
        "alter system set work_mem = '1GB'",
        'create role intruder superuser',
      ])
        await expect(query(as(name), power), `${name}: ${power}`).rejects.toMatchObject({
          code: INSUFFICIENT_PRIVILEGE,
        });
    }
    for (const power of ['create table public.mine (id int)', 'drop table hotels', 'truncate venue_bookings'])
      await expect(query(as('tivoli_site'), power), power).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await server.remove();
  }
});
