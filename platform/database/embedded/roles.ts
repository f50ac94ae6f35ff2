import pg from 'pg';

/** The site works as this role with the least rights; the migrations grant them. */
export const siteRole = 'tivoli_site';
export const databaseName = 'tivoli';

async function isMissing(client: pg.Client, table: 'pg_database' | 'pg_roles', name: string): Promise<boolean> {
  const column = table === 'pg_roles' ? 'rolname' : 'datname';
  const { rowCount } = await client.query(`select from ${table} where ${column} = $1`, [name]);
  return rowCount === 0;
}

/** Makes the database and the site's role if they are missing, and sets the role's password. */
export async function prepareRoles(ownerUrl: string, sitePassword: string): Promise<void> {
  const maintenance = new URL(ownerUrl);
  maintenance.pathname = 'postgres';
  const client = new pg.Client(maintenance.href);
  await client.connect();
  try {
    if (await isMissing(client, 'pg_database', databaseName)) await client.query(`create database ${databaseName}`);
    // One transaction waits for the disk only once.
    await client.query('begin');
    if (await isMissing(client, 'pg_roles', siteRole)) await client.query(`create role ${siteRole}`);
    const password = client.escapeLiteral(sitePassword);
    await client.query(`
      -- By default every role may connect and make temporary tables.
      revoke all on database ${databaseName} from public;
      grant connect on database ${databaseName} to ${siteRole};
      alter role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password};
      -- The pools say the same where they may; a login of its own carries the limits itself.
      alter role ${siteRole} set statement_timeout = '10s';
      alter role ${siteRole} set idle_in_transaction_session_timeout = '15s';
    `);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
